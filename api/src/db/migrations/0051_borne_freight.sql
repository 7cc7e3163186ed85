ALTER TABLE "compensation" ADD COLUMN "share_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "compensation" ADD COLUMN "supply_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "borne_freight" bigint DEFAULT 0 NOT NULL;