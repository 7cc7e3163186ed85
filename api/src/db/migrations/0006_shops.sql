CREATE TABLE "merge_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merge_no" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"receiver_key" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"package_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merge_order_mergeNo_unique" UNIQUE("merge_no")
);
--> statement-breakpoint
CREATE TABLE "shop_auth_state" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"is_seller" boolean NOT NULL,
	"expected_name" text,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_good" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_good_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"remote_good_id" text DEFAULT '' NOT NULL,
	"remote_sku_id" text DEFAULT '' NOT NULL,
	"remote_title" text DEFAULT '' NOT NULL,
	"good_id" bigint NOT NULL,
	"warehouse_id" bigint,
	"courier_id" bigint,
	"num" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_good_once" UNIQUE("shop_id","remote_good_id","remote_sku_id")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"remote_order_no" text NOT NULL,
	"remote_status" smallint NOT NULL,
	"remote_refund_status" smallint NOT NULL,
	"import_status" smallint DEFAULT 0 NOT NULL,
	"items" jsonb NOT NULL,
	"goods_title" text NOT NULL,
	"num" integer NOT NULL,
	"pay_amount" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"promised_ship_at" timestamp (3) with time zone,
	"buyer_nick" text NOT NULL,
	"receiver_name" text NOT NULL,
	"receiver_phone" text NOT NULL,
	"receiver_address" text NOT NULL,
	"province_code" text NOT NULL,
	"city_code" text NOT NULL,
	"district_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"encrypted_id" text,
	"receiver_key" text NOT NULL,
	"buyer_memo" text NOT NULL,
	"seller_memo" text NOT NULL,
	"flag_color" text,
	"merge_id" bigint,
	"order_id" bigint,
	"package_id" bigint,
	"remote_updated_at" timestamp (3) with time zone NOT NULL,
	"synced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_once" UNIQUE("shop_id","remote_order_no")
);
--> statement-breakpoint
CREATE TABLE "shop_pull" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" bigint NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"to_at" timestamp (3) with time zone NOT NULL,
	"order_no" text,
	"cursor" text,
	"status" smallint DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"error_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"platform" smallint NOT NULL,
	"remote_shop_id" text NOT NULL,
	"shop_name" text NOT NULL,
	"seller_nick" text NOT NULL,
	"is_seller" boolean NOT NULL,
	"access_token" text NOT NULL,
	"refresh_token" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone,
	"status" smallint DEFAULT 1 NOT NULL,
	"auto_send" boolean DEFAULT true NOT NULL,
	"auto_order" boolean DEFAULT false NOT NULL,
	"auth_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sync_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merge_order" ADD CONSTRAINT "merge_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good" ADD CONSTRAINT "shop_good_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good" ADD CONSTRAINT "shop_good_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_good" ADD CONSTRAINT "shop_good_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pull" ADD CONSTRAINT "shop_pull_shop_id_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shop"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_order_shop" ON "merge_order" USING btree ("shop_id","status");--> statement-breakpoint
CREATE INDEX "shop_order_waiting" ON "shop_order" USING btree ("shop_id","import_status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shop_order_receiver" ON "shop_order" USING btree ("shop_id","receiver_key") WHERE "shop_order"."import_status" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "one_running_pull" ON "shop_pull" USING btree ("shop_id") WHERE "shop_pull"."status" = 0;--> statement-breakpoint
CREATE INDEX "shop_account" ON "shop" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_bound_once" ON "shop" USING btree ("platform","remote_shop_id") WHERE "shop"."status" <> 5;