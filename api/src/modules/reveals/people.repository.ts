import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { openContact, openPerson, openPhone, type Person } from '../../shared/personalData.ts';
import { Refusal } from '../../shared/refusal.ts';
import { openSender } from '../addresses/sealedPeople.ts';
import type { RevealKind } from './reveals.schemas.ts';

const OF_PLATFORM = '店铺订单的收件人由店铺平台加密，这里没有明文';

/** Someone in clear, and what the log calls it. */
type Found = Person & { target: string };

type Read = (tx: Tx, id: number) => Promise<Found | undefined>;

const readAccount: Read = async (tx, id) => {
  const { rows } = await tx.execute<{ phone: string; contact: string }>(
    sql`SELECT phone, contact FROM account WHERE id = ${id}`,
  );
  const [row] = rows;
  if (!row) return undefined;
  const [name, phone] = [openContact(tx.box, row.contact), openPhone(tx.box, row.phone)];
  if (phone === '') throw new Refusal('PERSON_ERASED');
  return { name, phone, address: '', target: `account:${id}` };
};

const readReceiver: Read = async (tx, id) => {
  const { rows } = await tx.execute<{ receiver: string; ofShop: boolean; region: string }>(sql`
    SELECT p.receiver, p.shop_id IS NOT NULL OR p.encrypted_id IS NOT NULL AS "ofShop", concat(p.province, p.city, p.district) AS region
      FROM order_package p WHERE p.id = ${id} FOR SHARE`);
  const [row] = rows;
  if (!row) return undefined;
  if (row.receiver === '') throw new Refusal('RECEIVER_ERASED');
  if (row.ofShop) throw new Refusal('RECEIVER_HIDDEN', { reason: OF_PLATFORM });
  const { address, ...person } = openPerson(tx.box, 'receiver', row.receiver);
  return { ...person, address: `${row.region}${address}`, target: `parcel:${id}` };
};

const readSender: Read = async (tx, id) => {
  const { rows } = await tx.execute<{ sender: string }>(sql`SELECT sender FROM orders WHERE id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const { name, phone, province, city, district, address } = openSender(tx.box, row.sender);
  if (phone === '') throw new Refusal('PERSON_ERASED');
  return { name, phone, address: `${province}${city}${district}${address}`, target: `order:${id}` };
};

const readApplication: Read = async (tx, id) => {
  const { rows } = await tx.execute<{ person: string }>(
    sql`SELECT person FROM join_application WHERE id = ${id}`,
  );
  const [row] = rows;
  return row && { ...openPerson(tx.box, 'join', row.person), target: `join:${id}` };
};

/** Who is revealed, by kind. @throws Refusal of who is not shown to anybody */
export const readPerson: Record<RevealKind, Read> = {
  account: readAccount,
  receiver: readReceiver,
  sender: readSender,
  application: readApplication,
};
