export { BeerLabel, LevelSign } from './BeerLabel.tsx'
export { Die, DieChip, KindTile, RequiredDie } from './Die.tsx'
export { Glyph, GlyphIcon, type GlyphName } from './glyphs.tsx'
export {
  BlockingPiece,
  Coin,
  GainSign,
  IngredientPiece,
  Mastery,
  SeasonPiece,
  SeatMark,
  SeedPiece,
  TokenPiece,
} from './pieces.tsx'
export { Roof } from './Roof.tsx'
