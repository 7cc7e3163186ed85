CREATE TABLE "courier_claim" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_no" text NOT NULL,
	"package_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"case_id" bigint,
	"courier_name" text NOT NULL,
	"waybill_no" text NOT NULL,
	"direct" boolean NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"kind" smallint NOT NULL,
	"amount" bigint NOT NULL,
	"text" text NOT NULL,
	"opened_by" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint NOT NULL,
	"accepted_amount" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"supplier_part" bigint,
	"platform_part" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "courier_claim_claimNo_unique" UNIQUE("claim_no"),
	CONSTRAINT "courier_claim_amounts" CHECK ("courier_claim"."amount" > 0 AND "courier_claim"."accepted_amount" BETWEEN 1 AND "courier_claim"."amount" AND ("courier_claim"."status" IN (30, 40)) = ("courier_claim"."accepted_amount" IS NOT NULL)),
	CONSTRAINT "courier_claim_paid" CHECK (("courier_claim"."status" = 40 AND NOT "courier_claim"."direct") = ("courier_claim"."supplier_part" IS NOT NULL AND "courier_claim"."platform_part" IS NOT NULL)
        AND "courier_claim"."supplier_part" >= 0 AND "courier_claim"."platform_part" >= 0 AND "courier_claim"."supplier_part" + "courier_claim"."platform_part" = "courier_claim"."accepted_amount"),
	CONSTRAINT "courier_claim_ended" CHECK (("courier_claim"."status" >= 40) = ("courier_claim"."finished_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "courier_claim" ADD CONSTRAINT "courier_claim_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_claim" ADD CONSTRAINT "courier_claim_case_id_after_sale_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."after_sale_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_courier_claim" ON "courier_claim" USING btree ("package_id") WHERE "courier_claim"."status" <= 40;--> statement-breakpoint
CREATE INDEX "courier_claim_seller" ON "courier_claim" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "courier_claim_seller_open" ON "courier_claim" USING btree ("seller_id","id") WHERE "courier_claim"."status" < 40;--> statement-breakpoint
CREATE INDEX "courier_claim_open" ON "courier_claim" USING btree ("id") WHERE "courier_claim"."status" < 40;--> statement-breakpoint
CREATE INDEX "courier_claim_package" ON "courier_claim" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "courier_claim_case" ON "courier_claim" USING btree ("case_id") WHERE "courier_claim"."case_id" IS NOT NULL;