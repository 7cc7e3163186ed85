import { type Static, Type } from 'typebox';
import { body } from '../../shared/envelope.ts';
import { OperatorReason } from '../../shared/operatorReason.ts';
import { MAX_FEN, MAX_INT32 } from '../../shared/values.ts';

const Level = Type.Integer({ minimum: 1, maximum: 99 });
const count = (description: string) => Type.Integer({ minimum: 0, maximum: MAX_INT32, description });
const fen = (description: string) =>
  Type.Integer({ minimum: 0, maximum: MAX_FEN, description: `fen: ${description}` });

/** What a level takes and what it gives. Buyers reach it by one of the three ways. */
const terms = {
  name: Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' }),
  needInvites: count('invited buyers that order'),
  needPackages: count('parcels that were shipped in 90 days'),
  needRecharge: fen('the largest recharge'),
  discount: fen('what is taken off the freight of a parcel'),
  maxProfit: fen('the most that one adds to a piece for those one has invited'),
};
const LevelTerms = Type.Object(terms);
export type LevelTerms = Static<typeof LevelTerms>;

export const LevelRecord = Type.Object({ level: Level, ...terms });
export type LevelRecordDto = Static<typeof LevelRecord>;

const LevelChange = Type.Object({
  id: Type.Integer({ description: 'of the entry in the log' }),
  level: Level,
  operator: Type.String(),
  reason: Type.String(),
  before: LevelTerms,
  after: LevelTerms,
  createdAt: Type.String(),
});
export type LevelChangeDto = Static<typeof LevelChange>;
export const LevelRecords = Type.Object({
  list: Type.Array(LevelRecord, { description: 'the lowest first' }),
  changes: Type.Array(LevelChange, { description: 'the last 50, the newest first' }),
});

export const LevelBody = body({ level: Level, ...terms, reason: OperatorReason });
export type LevelInput = Static<typeof LevelBody>;
