ALTER TABLE "order_package" ADD COLUMN "specification" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "remark" text DEFAULT '' NOT NULL;