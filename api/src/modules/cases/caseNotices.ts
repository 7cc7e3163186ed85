import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { afterSaleCases, parcels } from '../../db/schema/index.ts';
import { yuanText } from '../../shared/money.ts';
import { caseAsks, caseKinds, caseStatus } from '../../shared/statuses.ts';
import { tell } from '../notices/personNotices.ts';
import type { CaseMessage, CaseRow } from './caseRows.ts';
import { caseAskTexts } from './caseTexts.ts';

type Facts = { found: CaseRow; packageNo: string; message: CaseMessage };
type Words = { title: string; detail: string };

const money = ({ message: { amount } }: Facts) => (amount ? ` ¥${yuanText(amount)}` : '');
const parcelOf = ({ packageNo }: Facts) => `包裹 ${packageNo}`;
const done = (facts: Facts): Words => ({
  title: '售后已完成',
  detail: `${parcelOf(facts)} 的售后已完成，退回买家${money(facts)}。`,
});

/** What an accepted case or offer leads to. */
function agreed(facts: Facts): Words {
  switch (facts.found.status) {
    case caseStatus.waitReturn:
      return {
        title: '请寄回商品',
        detail: `${parcelOf(facts)}：请在 10 天内按售后单里的退货地址寄回，并填写运单号，逾期自动关闭。`,
      };
    case caseStatus.replacing:
      return { title: '已安排补发', detail: `${parcelOf(facts)} 的商品将重新寄出。` };
    case caseStatus.judging:
      return { title: '平台处理中', detail: `${parcelOf(facts)}：${facts.message.text}。` };
    default:
      return done(facts);
  }
}

function verdictOf(facts: Facts): string {
  const { found, message } = facts;
  if (found.status === caseStatus.replacing) return '供应商补发商品';
  if (message.amount) return found.appealedAt ? `共退回买家${money(facts)}` : `退回买家${money(facts)}`;
  return found.appealedAt ? '维持原裁定' : '不支持买家的诉求';
}

function offered({ found, message }: Facts): string {
  if (found.offerKind === caseAsks.returnRefund) return '供应商请您寄回商品后退款';
  if (found.offerKind !== caseAsks.replacement) return `供应商愿意补偿 ¥${yuanText(message.amount ?? 0)}`;
  return found.freight > 0 ? `供应商愿意补发，运费 ¥${yuanText(found.freight)} 由您承担` : '供应商愿意补发';
}

/** What is told of a step; of `say` only the first that the other side has not seen. */
const WORDS: Record<string, (facts: Facts) => Words> = {
  open: (facts) =>
    facts.message.by === 'system'
      ? {
          title: facts.found.kind === caseKinds.intercepted ? '包裹拦截退回' : '包裹被拒收退回',
          detail: `${parcelOf(facts)}：${facts.message.text}，退回仓库验收后退款。`,
        }
      : {
          title: '买家申请售后',
          detail: `${parcelOf(facts)}：${caseAskTexts[facts.found.ask] ?? ''}${money(facts)}，请在 48 小时内处理，逾期自动同意。`,
        },
  notReturned: (facts) => ({
    title: '包裹没有退回',
    detail: `${parcelOf(facts)}：${facts.message.text}，请在 5 天内选择坚持诉求或撤销，逾期自动关闭。`,
  }),
  offer: (facts) => ({
    title: '供应商提出了售后方案',
    detail: `${parcelOf(facts)}：${offered(facts)}，请在 5 天内确认，逾期自动关闭。`,
  }),
  refuse: (facts) => ({
    title: '供应商拒绝了售后申请',
    detail: `${parcelOf(facts)}：您可以坚持诉求或申请平台介入，5 天内未处理自动关闭。`,
  }),
  insist: (facts) => ({
    title: '买家坚持售后诉求',
    detail: `${parcelOf(facts)}：请在 48 小时内处理，逾期自动同意。`,
  }),
  escalate: (facts) => ({
    title: facts.message.by === 'system' ? '售后已转平台处理' : '买家申请平台介入',
    detail: `${parcelOf(facts)} 的售后由平台处理，请补充说明。`,
  }),
  revoke: (facts) =>
    facts.message.by === 'system'
      ? { title: '售后已自动关闭', detail: `${parcelOf(facts)}：${facts.message.text}。` }
      : { title: '买家撤销了售后', detail: `${parcelOf(facts)} 的售后已关闭。` },
  decide: (facts) => ({
    title: facts.found.appealedAt ? '平台已裁定申诉' : '平台已裁定售后',
    detail: `${parcelOf(facts)}：${verdictOf(facts)}。`,
  }),
  appeal: (facts) => ({
    title: `${facts.message.by === 'user' ? '买家' : '供应商'}对裁定提出申诉`,
    detail: `${parcelOf(facts)} 的售后由平台再次裁定，请补充说明。`,
  }),
  say: (facts) => ({ title: '售后有新留言', detail: `${parcelOf(facts)} 的售后单 ${facts.found.caseNo}。` }),
  accept: agreed,
  acceptOffer: agreed,
  sendBack: (facts) =>
    facts.message.by === 'system'
      ? {
          title: '包裹原单退回',
          detail: `${parcelOf(facts)}：收件人没有签收，按原运单号 ${facts.message.text} 退回供应商。`,
        }
      : { title: '退货已寄出', detail: `${parcelOf(facts)} 的退货运单号 ${facts.message.text}。` },
  arrived: (facts) => ({
    title: '退货已送达',
    detail: `${parcelOf(facts)}：请在 3 天内验收，逾期自动同意退款。`,
  }),
  settleGoods: (facts) => ({
    title: '退回的商品已处理',
    detail: `${parcelOf(facts)}：${facts.message.text}。`,
  }),
  replaced: (facts) => ({ title: '补发已送达', detail: `${parcelOf(facts)} 的售后已完成。` }),
  replacementEnded: (facts) => ({
    title: '补发已取消',
    detail: `${parcelOf(facts)}：请在 5 天内选择坚持诉求或申请平台介入，逾期自动关闭。`,
  }),
  refund: done,
};

/** What its buyer reads of a step whose words are for the supplier. */
const WORDS_OF_BUYER: typeof WORDS = {
  arrived: (facts) => ({
    title: '退货已送达供应商',
    detail: `${parcelOf(facts)}：供应商 3 天内未验收将自动同意退款。`,
  }),
};

/** Tells whoever has not done it themselves of a step of a case. */
export async function tellOfCase(tx: Tx, caseId: number, message: CaseMessage): Promise<void> {
  const [row] = await tx
    .select({ found: afterSaleCases, packageNo: parcels.packageNo })
    .from(afterSaleCases)
    .innerJoin(parcels, eq(parcels.id, afterSaleCases.packageId))
    .where(eq(afterSaleCases.id, caseId));
  const words = row && WORDS[message.action]?.({ ...row, message });
  if (!words) return;
  const { found } = row;
  const { by, action } = message;
  const sides = [
    {
      ...{ accountId: found.accountId, read: found.readByBuyer, isWriter: by === 'user' },
      words: WORDS_OF_BUYER[action]?.({ ...row, message }) ?? words,
    },
    { accountId: found.sellerId, read: found.readBySeller, isWriter: by === 'seller', words },
  ];
  await tell(
    tx,
    sides
      .filter(({ isWriter }) => !isWriter)
      .map(({ accountId, read, words }) => ({
        ...{ accountId, kind: `case.${action}`, ...words, link: `/cases/${caseId}` },
        ...(action === 'say' && { onceKey: `case.say:${caseId}:${read}` }),
      })),
  );
}
