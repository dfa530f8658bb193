"""How records write Daifugo: its positions, its moves, and what may be stated of them."""
