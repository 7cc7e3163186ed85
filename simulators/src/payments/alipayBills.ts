import type { FastifyReply } from 'fastify';
import type { Answered } from '../alipay/certifyMethods.ts';
import { ALIPAY_ERRORS } from '../alipay/errors.ts';
import { textIn } from '../shops/given.ts';
import { alipayBill } from './alipayBill.ts';
import type { PaymentsWorld } from './paymentsWorld.types.ts';

const SUCCESS = { code: '10000', msg: 'Success' };
const DAY = /^\d{4}-\d\d-\d\d$/;
export const BILL_FILES = '/downloadBillFile.resource';

/** The method that leads to a bill. */
export function billMethods(
  { bills, sellerId }: PaymentsWorld,
  now: () => Date,
): Readonly<
  Record<
    string,
    (content: Record<string, unknown>, parameters: unknown, places: { files: string }) => Answered
  >
> {
  return {
    'alipay.data.dataservice.bill.downloadurl.query': (content, _parameters, { files }) => {
      const day = textIn(content.bill_date);
      if (content.bill_type !== 'trade' || !DAY.test(day)) return ALIPAY_ERRORS.invalidArguments;
      const entries = bills.entries('alipay', day);
      if (!entries) return ALIPAY_ERRORS.billNotExist;
      const key = bills.keep('alipay', alipayBill(entries, { sellerId, day, now: now() }));
      return { ...SUCCESS, bill_download_url: `${files}?fileId=${key}` };
    },
  };
}

/** A kept bill, to whoever knows its address. */
export function sendBill({ bills }: PaymentsWorld, key: string, reply: FastifyReply): FastifyReply {
  const bytes = bills.file('alipay', key);
  return bytes ? reply.type('application/zip').send(bytes) : reply.code(404).send();
}
