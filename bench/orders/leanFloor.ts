import type { Pool } from 'pg';

/**
 * The least that an order can be: one order, one parcel, a movement with two lines, stock, wallet and key in one
 * transaction, with values as wide as ours, no index but keys, no rule and no trigger. Not of the product: what the
 * product adds is measured against it.
 */
export async function createLeanTables(
  pool: Pool,
  { buyers, goods }: { buyers: number; goods: number },
): Promise<void> {
  await pool.query(`
    DROP SCHEMA IF EXISTS lean CASCADE;
    CREATE SCHEMA lean;
    CREATE TABLE lean.orders (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_no text NOT NULL UNIQUE, buyer bigint NOT NULL,
      good bigint NOT NULL, fee bigint NOT NULL, sender text NOT NULL, status smallint NOT NULL, paid_at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE lean.parcel (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, parcel_no text NOT NULL UNIQUE, order_id bigint NOT NULL,
      receiver text NOT NULL, fee bigint NOT NULL, status smallint NOT NULL);
    CREATE TABLE lean.movement (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, order_id bigint NOT NULL UNIQUE, at timestamptz NOT NULL DEFAULT now());
    CREATE TABLE lean.line (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, movement bigint NOT NULL, wallet bigint NOT NULL, amount bigint NOT NULL);
    CREATE TABLE lean.stock (good bigint PRIMARY KEY, quantity bigint NOT NULL CHECK (quantity >= 0));
    CREATE TABLE lean.wallet (buyer bigint PRIMARY KEY, balance bigint NOT NULL CHECK (balance >= 0));
    CREATE TABLE lean.key (buyer bigint, key text, answer bigint NOT NULL, PRIMARY KEY (buyer, key));
    CREATE SEQUENCE lean.no;
    INSERT INTO lean.stock SELECT n, 1000000000 FROM generate_series(1, ${goods}) n;
    INSERT INTO lean.wallet SELECT n, 1000000000000 FROM generate_series(1, ${buyers}) n;
    CREATE FUNCTION lean.place(p_buyer bigint, p_good bigint) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE v_no text := 'D' || nextval('lean.no'); v_order bigint; v_movement bigint;
    BEGIN
      INSERT INTO lean.orders (order_no, buyer, good, fee, sender, status) VALUES (v_no, p_buyer, p_good, 430, repeat('s', 300), 20) RETURNING id INTO v_order;
      INSERT INTO lean.parcel (parcel_no, order_id, receiver, fee, status) VALUES (v_no, v_order, repeat('r', 200), 430, 20);
      INSERT INTO lean.movement (order_id) VALUES (v_order) RETURNING id INTO v_movement;
      INSERT INTO lean.line (movement, wallet, amount) VALUES (v_movement, p_buyer, -430), (v_movement, 0, 430);
      INSERT INTO lean.key VALUES (p_buyer, v_no, v_order);
      UPDATE lean.stock SET quantity = quantity - 1 WHERE good = p_good;
      UPDATE lean.wallet SET balance = balance - 430 WHERE buyer = p_buyer;
      RETURN v_order;
    END $$;
    ANALYZE lean.stock; ANALYZE lean.wallet`);
}

/** What pgbench runs: `buyers` and `goods` are how many it picks from. */
export const leanScript = ({ buyers, goods }: { buyers: number; goods: number }) =>
  `\\set b random(1, ${buyers})\n\\set g random(1, ${goods})\nSELECT lean.place(:b, :g);\n`;
