-- A state of four.
-- squawk-ignore-file prefer-bigint-over-smallint
ALTER TABLE "shop_sku" ADD COLUMN "link_state" smallint DEFAULT 0 NOT NULL;