ALTER TABLE "cash_out" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What has changed by kind and ids, beside the orders that open pages are told of.
-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE change_event ADD COLUMN kind smallint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE change_event ADD COLUMN ids bigint[];--> statement-breakpoint
-- Of some hours at most, and empty: no row that is there has a kind.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX change_event_account ON change_event (account_id, xid) WHERE kind > 0;--> statement-breakpoint
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX change_event_seller ON change_event (seller_id, xid) WHERE kind > 0 AND seller_id IS NOT NULL;--> statement-breakpoint
-- Emptied by what empties the feed: who holds another era has missed something.
CREATE UNLOGGED TABLE change_era (one boolean PRIMARY KEY DEFAULT true CHECK (one), era uuid NOT NULL DEFAULT gen_random_uuid());
