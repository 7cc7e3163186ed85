-- Pieces of an order.
-- squawk-ignore-file prefer-bigint-over-int
CREATE TABLE "assigned_merchant" (
	"supplier_shop_id" bigint NOT NULL,
	"merchant_shop_id" text NOT NULL,
	"account_id" bigint NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assigned_merchant_once" PRIMARY KEY("supplier_shop_id","merchant_shop_id")
);
--> statement-breakpoint
CREATE TABLE "unclaimed_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unclaimed_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"supplier_shop_id" bigint NOT NULL,
	"merchant_shop_id" text NOT NULL,
	"assigned_id" text NOT NULL,
	"merchant_name" text NOT NULL,
	"goods_title" text NOT NULL,
	"sku" text NOT NULL,
	"num" integer NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"promised_ship_at" timestamp (3) with time zone,
	CONSTRAINT "unclaimed_order_once" UNIQUE("supplier_shop_id","merchant_shop_id","assigned_id")
);
--> statement-breakpoint
ALTER TABLE "shop" ADD COLUMN "receives_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assigned_merchant" ADD CONSTRAINT "assigned_merchant_supplier_shop_id_shop_id_fk" FOREIGN KEY ("supplier_shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_merchant" ADD CONSTRAINT "assigned_merchant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_order" ADD CONSTRAINT "unclaimed_order_supplier_shop_id_shop_id_fk" FOREIGN KEY ("supplier_shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assigned_merchant_account" ON "assigned_merchant" USING btree ("account_id");