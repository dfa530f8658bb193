"""What makes a trick flow at once: cuts, returns, and answers to a cut.

A play goes in, the end of the trick comes out: by a number (`by_number`), a whole play (`by_kind`)
or a weak card on a strong one (`returns`); `answers` lets others keep it from flowing.
"""
