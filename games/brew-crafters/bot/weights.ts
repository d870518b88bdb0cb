/** What the adviser believes, in points. Tuned by self-play; the cube values start from the notes of the rules (section 17). */
export const WEIGHTS = {
  /** A cube that is missing for a recipe in sight, by kind. */
  cube: [0.66, 0.7, 0.92, 1.02, 1.21, 0.44],
  /** The same for a cube that nothing in sight needs, as a share. */
  spare: 0.078,
  /** How much the recipes in sight count while they are not brewed: the first, the second, the third. */
  sight: [1.17, 0.48, 0.15],
  /** A Gold Label that is still free: chance of winning it from storage, tank, bottle. */
  labelFromStorage: 0.3,
  labelFromTank: 0.6,
  labelFromBottle: 0.892,
  /** Unlocking a family, per season left. */
  unlock: 0.201,
  /** A batch earns money later. */
  sale: 0.512,
  /** A dollar that is missing for a bill, and one that is not. */
  shortDollar: 1.25,
  spareDollar: 0.088,
  /** Sales per season beyond what is already brewed. */
  salesPerSeason: 0.75,
  /** One more brewing action; those of the third crew count less. */
  action: 2.614,
  thirdCrew: 0.539,
  /** The crews still to be hired, as a share of what they will do, and how long a batch that they need takes. */
  nextCrew: 0.799,
  lastCrew: 0.214,
  seasonsPerBatch: 1.1,
  /** Progress of a marker towards the final level, by position, and what each further step costs. */
  progress: [0, 0.15, 0.29, 0.68, 1.07],
  step: 0.475,
  /** Batches per season that are still to come. */
  batchesPerSeason: 0.95,
  /** Everything that works again and again: how far its estimated worth is trusted. */
  trust: 0.684,
  line: 0.38,
  pub: 0.45,
  room: 0.025,
  firstPlayer: 0.143,
  partnership: 0.128,
}
