-- squawk-ignore prefer-bigint-over-int
ALTER TABLE "good_stock" ADD COLUMN "safety_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- squawk-ignore prefer-bigint-over-int
ALTER TABLE "good_stock" ADD COLUMN "safety_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "good_stock" ADD CONSTRAINT "safety_stock_first" CHECK (0 <= "good_stock"."safety_held" AND "good_stock"."safety_held" <= "good_stock"."safety_quantity" AND ("good_stock"."safety_held" = "good_stock"."safety_quantity" OR "good_stock"."quantity" = "good_stock"."locked")) NOT VALID;