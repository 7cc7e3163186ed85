import { monthText } from '../../lib/months.ts';
import type { LedgerOwner } from '../graphql/generated/graphql.ts';

export const ownerNames: Record<LedgerOwner, string> = {
  PLATFORM: '平台',
  BUYERS: '买家',
  SELLERS: '供应商',
};

export const statementsText = {
  title: '对账单',
  hint: '由资金账目按月汇总：期初余额、各类变动和期末余额',
  loading: '正在读取对账单',
  month: '月份',
  account: '账号编号',
  accountHint: '账号编号，留空看平台汇总',
  ofPlatform: '平台汇总',
  ofAccount: (id: number) => `账号 ${id}`,
  wallet: '查看钱包',
  download: '下载 Excel',
  lost: '没有收到文件，请重试',
  balanced: '全部账户合计为零，借贷平衡',
  unbalanced: '全部账户合计不为零，请查看账目核对',
  unwritten: (month: string) => `${monthText(month)}还没有汇总`,
  unwrittenHint: '每月结束后的一小时内汇总；当月可以按账号查看',
  none: '这个月没有资金变动',
  noneHint: '换个月份看看',
};
