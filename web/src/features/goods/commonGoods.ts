/** The specification's: the second page is common goods, unless it is too short to be worth it. */
const WORTHWHILE = 20;

interface Answers<Row> {
  /** Undefined until they are there. */
  second: readonly Row[] | undefined;
  first: readonly Row[] | undefined;
}

/** Whether the first page of goods stands in for the second. */
export function needsFirstPage({ second }: Pick<Answers<unknown>, 'second'>): boolean {
  return second !== undefined && second.length < WORTHWHILE;
}

/** The common goods: the second page, or the first where the second has fewer than twenty; undefined until known. */
export function commonGoodsOf<Row>(answers: Answers<Row>): readonly Row[] | undefined {
  return needsFirstPage(answers) ? answers.first : answers.second;
}
