"""How records write Daifugo: a header or a move as text goes in, a game or a move comes out.

`notation` is what `core.records` asks. Reading begins in `reading_start` (`reading_setup`, then
`reading_position`, with the values in `fields`); `moving` reads and writes a move; `facts` tests
what is stated; `writing_start` writes a header, `knowledge` what one seat may write.
"""
