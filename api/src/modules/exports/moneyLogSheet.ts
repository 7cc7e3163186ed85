import { yuanText } from '../../shared/money.ts';
import type { MoneyLogDto } from '../wallet/wallet.schemas.ts';
import { timeText } from './exportWords.ts';
import { money } from './figureColumns.ts';
import type { FilledColumn } from './sheet.types.ts';

const text = (
  header: string,
  width: number,
  cell: (log: MoneyLogDto) => string,
): FilledColumn<MoneyLogDto> => ({ header, kind: 'text', width, cell });

/** The columns of the money logs. */
export const moneyLogColumns: readonly FilledColumn<MoneyLogDto>[] = [
  text('流水号', 16, ({ logNo }) => logNo),
  text('时间', 20, ({ createdAt }) => timeText(createdAt)),
  text('类型', 12, ({ typeText }) => typeText),
  money('金额（元）', ({ amount }) => amount),
  money('变动前余额（元）', ({ balanceBefore }) => balanceBefore),
  money('变动后余额（元）', ({ balanceAfter }) => balanceAfter),
  money('变动前冻结（元）', ({ frozenBefore }) => frozenBefore),
  money('变动后冻结（元）', ({ frozenAfter }) => frozenAfter),
  text('业务单号', 24, ({ bizNo }) => bizNo ?? ''),
  text('说明', 30, ({ title }) => title),
  text('明细', 40, ({ parts }) =>
    parts.map(({ title, amount }) => `${title} ${yuanText(amount)}`).join('，'),
  ),
];
