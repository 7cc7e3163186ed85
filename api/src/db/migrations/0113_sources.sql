-- Pieces of a specification, states and attempts, which are few.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "shop_offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"remote_good_id" text NOT NULL,
	"remote_sku_id" text NOT NULL,
	"source_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"spec_id" text NOT NULL,
	"title" text NOT NULL,
	"spec_name" text NOT NULL,
	"pic" text NOT NULL,
	"supplier" text NOT NULL,
	"price" bigint NOT NULL,
	"num" integer NOT NULL,
	"read_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_offer_once" UNIQUE("shop_id","remote_good_id","remote_sku_id"),
	CONSTRAINT "shop_offer_pieces" CHECK ("shop_offer"."num" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "source_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "source_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_order_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"source_id" bigint NOT NULL,
	"supplier" text NOT NULL,
	"items" jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"remote_order_no" text,
	"amount" bigint,
	"freight" bigint,
	"waybill_no" text,
	"courier_code" text,
	"code" text DEFAULT '' NOT NULL,
	"msg" text DEFAULT '' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"lease_until" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_offer" ADD CONSTRAINT "shop_offer_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_offer" ADD CONSTRAINT "shop_offer_source_id_shop_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_order" ADD CONSTRAINT "source_order_shop_order_id_shop_order_id_fk" FOREIGN KEY ("shop_order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_order" ADD CONSTRAINT "source_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_order" ADD CONSTRAINT "source_order_source_id_shop_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_offer_source" ON "shop_offer" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "source_order_once" ON "source_order" USING btree ("shop_order_id") WHERE "source_order"."status" <> 5;--> statement-breakpoint
CREATE INDEX "source_order_shop" ON "source_order" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "source_order_source" ON "source_order" USING btree ("source_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "source_order_due" ON "source_order" USING btree ("due_at") WHERE "source_order"."due_at" IS NOT NULL;