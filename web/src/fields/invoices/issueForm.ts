import { issueFieldText as text } from './invoices.text.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const NUMBER = /^[0-9A-Za-z]{8,30}$/;

export interface IssueForm {
  number: string;
  /** A day; empty before one is chosen. */
  issuedOn: string;
  file: File | null;
}

export type IssueProblems = Partial<Record<keyof IssueForm, string>>;

export const blankIssue: IssueForm = { number: '', issuedOn: '', file: null };

export function issueProblems({ number, issuedOn, file }: IssueForm): IssueProblems {
  return {
    ...(!NUMBER.test(number.trim()) && { number: text.numberWrong }),
    ...(issuedOn === '' && { issuedOn: text.issuedOnMissing }),
    ...(file !== null && !isPdf(file) && { file: text.fileWrong }),
  };
}

const isPdf = ({ type, size }: File) => type === 'application/pdf' && size <= MAX_BYTES;
