import type { RowField } from '../../../../graphql/generated/graphql.ts';

export type RuleCode =
  | 'NAME_EMPTY'
  | 'NAME_LONG'
  | 'TEXT_BROKEN'
  | 'PHONE_EMPTY'
  | 'PHONE_WRONG'
  | 'PROVINCE_UNKNOWN'
  | 'CITY_UNKNOWN'
  | 'DETAIL_EMPTY'
  | 'DETAIL_SHORT'
  | 'NO_SCIENTIFIC'
  | 'NO_LENGTH'
  | 'MASKED'
  | 'QUANTITY_WRONG'
  | 'PIECES_OF_WHICH'
  | 'ITEM_UNKNOWN'
  | 'ITEM_GONE'
  | 'ITEM_MISSING'
  | 'ITEM_SHORT'
  | 'ITEMS_UNCLEAR'
  | 'ITEMS_MANY'
  | 'SPECIFICATION_LONG'
  | 'REMARK_LONG'
  | 'REST_UNREAD'
  | 'UNLIKE_PREVIEW'
  | 'SAME_NO'
  | 'SAME_RECEIVER';

/** What this side of the wire finds wrong with a row; worded in rowNotes.text.ts. */
export interface RowFinding {
  field: RowField;
  code: RuleCode;
  /** False: only a reminder. */
  blocking: boolean;
  /** Position of the other row, from 1, where two are alike. */
  other?: number;
  /** Where the pieces are wrong: how many there may be. */
  pieces?: { minNum: number; maxNum: number };
  /** The words of a combination that is not known, or the goods whose pieces are wrong. */
  said?: string;
  /** Pieces of `said` that there are for all parcels. */
  available?: number;
  /** How many pieces the words say. */
  saidNum?: number;
  /** Combinations that may be meant, the likeliest first: their names and ids. */
  near?: readonly string[];
  nearIds?: readonly number[];
  /** What the preview had shown, and whether it was sure. */
  previewed?: string;
  wasSure?: boolean;
}
