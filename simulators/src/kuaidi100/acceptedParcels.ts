import type { CourierDesk } from '../shops/assignmentBook.ts';
import type { WaybillBook } from './waybillBook.ts';

/** As shop platforms call the couriers, where that is not Kuaidi100's code. */
const COMPANIES: Record<string, string> = {
  YTO: 'yuantong',
  ZTO: 'zhongtong',
  STO: 'shentong',
  YUNDA: 'yunda',
  debangwuliu: 'debangkuaidi',
};

/** Parcels whose waybills shop platforms issue: their couriers carry them as any other. */
export function courierDesk(book: WaybillBook): CourierDesk {
  return {
    accept({ waybillNo, company, sender, receiver, cargo }) {
      const kuaidicom = COMPANIES[company] ?? company;
      if (!book.account(kuaidicom)) return;
      book.accept(waybillNo, {
        ...{ kuaidicom, partnerId: '', identity: null, cargo, count: 1, weight: 0, remark: '' },
        sender: { name: sender.name, mobile: sender.phone, printAddr: sender.address },
        receiver: {
          name: receiver.name,
          mobile: receiver.phone,
          printAddr: `${receiver.province}${receiver.city}${receiver.district}${receiver.address}`,
        },
      });
    },
    cancel(waybillNo) {
      const waybill = book.waybill(waybillNo);
      if (waybill) waybill.state = 'cancelled';
    },
  };
}
