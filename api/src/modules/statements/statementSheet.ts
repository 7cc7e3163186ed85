import type { Cell, SheetColumn, SheetFormat } from '../exports/sheet.types.ts';
import { writeSheet } from '../exports/writeSheet.ts';
import type { StatementPartDto } from './statements.schemas.ts';
import { OWNERS } from './statementWords.ts';

const COLUMNS: readonly SheetColumn[] = [
  { header: '账户', kind: 'text', width: 20 },
  { header: '项目', kind: 'text', width: 20 },
  { header: '笔数', kind: 'count', width: 10 },
  { header: '收入（元）', kind: 'money', width: 16 },
  { header: '支出（元）', kind: 'money', width: 16 },
  { header: '余额（元）', kind: 'money', width: 16 },
];

type Part = StatementPartDto & { ownerKind?: number };

function rowsOf({ ownerKind, title, opening, closing, lines }: Part): Cell[][] {
  const account = ownerKind === undefined ? title : `${OWNERS[ownerKind] ?? ''} ${title}`;
  return [
    [account, '期初余额', '', '', '', opening],
    ...lines.map((line): Cell[] => [account, line.title, line.count, line.moneyIn, line.moneyOut, '']),
    [account, '期末余额', '', '', '', closing],
  ];
}

/** Writes a statement into a file: of each account its balances and what moved between them. */
export async function writeStatement(
  { path, format, title }: { path: string; format: SheetFormat; title: string },
  parts: readonly Part[],
): Promise<void> {
  const writer = writeSheet({ path, format, title, columns: COLUMNS });
  try {
    await writer.add(parts.flatMap(rowsOf));
    await writer.end();
  } finally {
    await writer.close();
  }
}
