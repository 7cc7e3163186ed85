import type { ErpGood, RefusedGood } from '../../adapters/erp/erpTypes.ts';
import { MAX_GOODS, MAX_SPECS, type WangdianErp } from '../../adapters/erp/wangdian/wangdianErp.ts';
import { ShopError } from '../../adapters/shops/shopError.ts';
import { keyOf } from '../../adapters/storage/uploadNames.ts';
import type { Db } from '../../db/client.ts';
import { erpFailureTexts, erpGoodFailures, pauseAfter } from './erpFailures.ts';
import { type DueGood, dueGoods, settleErpGoods } from './erpGoods.repository.ts';
import { OF_ACCOUNT } from './pushing.service.ts';

/** Puts goods into an ERP; one that is there is changed, so that what has no answer is sent again. */
export function pushingGoodsService({ db, site }: { db: Db; site: string }) {
  /** @throws ShopError where the account is refused or limited: the rest waits */
  async function pushTogether(accountId: number, erp: WangdianErp, goods: readonly DueGood[]): Promise<void> {
    if (goods.length === 0) return;
    const oneByOne = async () => {
      for (const good of goods) await pushTogether(accountId, erp, [good]);
    };
    let refused: RefusedGood[];
    try {
      refused = await erp.pushGoods(goods.map((good) => erpGoodOf(site, good)));
    } catch (error) {
      if (!(error instanceof ShopError) || OF_ACCOUNT.includes(error.kind)) throw error;
      if (error.kind !== 'transient' && goods.length > 1) return oneByOne();
      const msg =
        error.kind === 'transient'
          ? erpFailureTexts.TIMEOUT
          : erpFailureTexts.NOT_ACCEPTED.replace('{code}', error.code);
      const pauseOf = ({ attempts }: DueGood) =>
        error.kind === 'transient' ? pauseAfter(attempts + 1) : null;
      return settleErpGoods(
        db,
        accountId,
        goods.map((good) => ({ good, msg, pauseSeconds: pauseOf(good) })),
      );
    }
    const whyOf = new Map(refused.map(({ goodsNo, why }) => [goodsNo, why]));
    const isNamed = refused.every(({ goodsNo }) => goods.some((good) => good.goodsNo === goodsNo));
    if (!isNamed && goods.length > 1) return oneByOne();
    await settleErpGoods(
      db,
      accountId,
      goods.map((good) => {
        const why = whyOf.get(good.goodsNo) ?? (isNamed ? undefined : refused[0]?.why);
        return { good, msg: why === undefined ? '' : erpGoodFailures.notAccepted(why) };
      }),
    );
  }

  return {
    /** @throws ShopError where the account is refused or limited */
    async push(accountId: number, erp: WangdianErp, until: number): Promise<void> {
      while (Date.now() < until) {
        const due = fitting(await dueGoods(db, accountId, MAX_GOODS));
        if (due.length === 0) return;
        const judged = due.map((good) => ({ good, msg: whyNot(good) }));
        await settleErpGoods(
          db,
          accountId,
          judged.filter(({ msg }) => msg !== ''),
        );
        await pushTogether(
          accountId,
          erp,
          judged.flatMap(({ good, msg }) => (msg === '' ? [good] : [])),
        );
      }
    },
  };
}

/** So many of them, in their order, as one call takes. */
function fitting(due: readonly DueGood[]): DueGood[] {
  let specs = 0;
  return due.filter((good) => {
    specs += good.specs.length;
    return specs <= MAX_SPECS;
  });
}

/** Why goods cannot be put in; empty where they can. */
function whyNot({ specs }: DueGood): string {
  const uncoded = specs.find(({ articleNo }) => articleNo === '');
  if (uncoded) return erpGoodFailures.codeMissing(uncoded.name);
  return specs.length === 0 ? erpGoodFailures.nothing : '';
}

function erpGoodOf(site: string, { goodsNo, name, picture, specs }: DueGood): ErpGood {
  // Nobody else reaches a site that has no address, nor reads the drawings of the demo.
  const reached = (address: string) => (site !== '' && keyOf(address) !== null ? site + address : '');
  const first = new Map(specs.toReversed().map((spec) => [spec.articleNo, spec]));
  return {
    ...{ goodsNo, name, picture: reached(picture) },
    // Combinations with one code are one article there: as the first of them has it.
    specs: specs
      .filter((spec) => first.get(spec.articleNo) === spec)
      .map((spec) => ({ ...spec, picture: reached(spec.picture) })),
  };
}
