import { formatMoney } from '../../../../lib/money.ts';

interface Advised {
  /** The courier that is chosen, and the one that helps. */
  from: string;
  to: string;
  banned: number;
  /** How many others it charges extra for, and what the second one saves on these, in fen. */
  dearer: number;
  saving: number;
}

export const splitText = {
  advice: ({ from, to, banned, dearer, saving }: Advised) =>
    [
      banned > 0 && `${from}不送其中 ${banned} 个包裹所在的地区，改用${to}才能发`,
      dearer > 0 &&
        `${banned > 0 ? '另有' : '有'} ${dearer} 个包裹${from}要加收偏远费，改用${to}共省 ${formatMoney(saving)}`,
    ]
      .filter(Boolean)
      .join('；'),
  places: (names: readonly string[]) => `涉及：${names.join('、')}`,
  accept: (to: string) => `这些包裹改用${to}`,
  accepted: (areas: number, to: string) => `${areas} 个地区的包裹改用${to}，单独成单`,
  acceptedParcels: (parcels: number, to: string) => `${parcels} 个包裹改用${to}，单独成单`,
  takeBack: '不分了',
};
