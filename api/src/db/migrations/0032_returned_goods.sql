-- squawk-ignore prefer-bigint-over-smallint
ALTER TABLE "after_sale_case" ADD COLUMN "goods" smallint;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "goods_courier_id" bigint;--> statement-breakpoint
ALTER TABLE "after_sale_case" ADD COLUMN "goods_waybill_no" text;