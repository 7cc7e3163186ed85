/**
 * A table with sealed texts: its key, and what each column is sealed for; null for the key of the row. Empty texts are
 * nothing sealed.
 */
export type SealedTable = { table: string; key: string; columns: Record<string, string | null> };

/** Every place of the database where something lies sealed. What is missing here keeps its key for ever. */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'print_key', key: 'id', columns: { sealed: 'print_key' } },
  { table: 'account', key: 'id', columns: { phone: 'account.phone', contact: 'account.contact' } },
  { table: 'member', key: 'id', columns: { phone: 'account.phone' } },
  { table: 'sender', key: 'id', columns: { person: 'sender' } },
  { table: 'address_book_entry', key: 'id', columns: { person: 'address_book' } },
  { table: 'orders', key: 'id', columns: { sender: 'orders.sender' } },
  { table: 'order_package', key: 'id', columns: { receiver: 'receiver' } },
  { table: 'shop_order', key: 'id', columns: { receiver: 'shop_order' } },
  { table: 'join_application', key: 'id', columns: { person: 'join' } },
  { table: 'cash_out', key: 'id', columns: { account: 'cash_out', account_name: 'cash_out' } },
  { table: 'split_receiver', key: 'id', columns: { account: 'cash_out', name: 'cash_out' } },
  {
    table: 'real_name_check',
    key: 'id',
    columns: { real_name: 'real_name_check', id_card: 'real_name_check' },
  },
  { table: 'invoice_title', key: 'id', columns: { title: 'invoice' } },
  { table: 'invoice', key: 'id', columns: { title: 'invoice' } },
  { table: 'shop', key: 'id', columns: { access_token: 'shop', refresh_token: 'shop' } },
  { table: 'waybill_account', key: 'id', columns: { account: 'waybill_account' } },
  { table: 'erp_account', key: 'id', columns: { secret: 'erp_account' } },
  { table: 'export_file', key: 'id', columns: { request: 'export_file' } },
  { table: 'operator', key: 'id', columns: { totp_secret: 'operator.totp' } },
  { table: 'operator_challenge', key: 'id', columns: { totp_secret: 'operator.totp' } },
  { table: 'webhook_endpoint', key: 'id', columns: { secret: 'webhook', former_secret: 'webhook' } },
  { table: 'group_robot', key: 'id', columns: { key: 'group_robot', secret: 'group_robot' } },
  { table: 'outside_secret', key: 'name', columns: { sealed: null } },
];
