import type { Answer } from '../../../rest/contract.ts';

export type BooksDto = Answer<'/console/books', 'get'>;
export type BookRuleDto = BooksDto['rules'][number];
export type BookViolationDto = NonNullable<BookRuleDto['violation']>;
export type PastViolationDto = BooksDto['past'][number];
