"""Results for other libraries: as a stream of Arrow, and as what narwhals takes for a frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..optional_imports import need

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .means import Column


class ArrowStream(Mapping[str, "Column"]):
    """Columns that polars, pandas, pyarrow and altair take as they are."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Return all lines as one batch, in our own types, whichever are asked for.

        Raises `ImportError` without nanoarrow.
        """
        arrow = need("nanoarrow", "Arrow's stream of results")
        columns = {name: _array(arrow, column) for name, column in self.items()}
        schema = arrow.struct(
            {name: arrow.Schema(each.schema) for name, each in columns.items()}, nullable=False
        )
        lines = len(next(iter(columns.values())))
        batch = arrow.c_array_from_buffers(schema, lines, [None], children=[*columns.values()])
        return arrow.c_array_stream(batch).__arrow_c_stream__()

    def __narwhals_dataframe__(self) -> Any:
        """Return what altair asks for, which reads no stream: the frame that narwhals makes of one.

        Raises `ImportError` without narwhals or pandas.
        """
        frame = need("pandas").DataFrame(dict(self))
        return need("narwhals").from_native(frame, eager_only=True)._compliant_frame


def _array(arrow: Any, column: NDArray[Any]) -> Any:
    is_text = column.dtype.kind == "U"
    return arrow.c_array(column.tolist(), arrow.string()) if is_text else arrow.c_array(column)
