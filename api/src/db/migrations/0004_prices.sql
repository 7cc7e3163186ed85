CREATE TABLE "price_list_buyer" (
	"list_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	CONSTRAINT "price_list_buyer_once" PRIMARY KEY("list_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "price_list_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"good_id" bigint NOT NULL,
	"sku_id" bigint,
	"supply_price" bigint NOT NULL,
	CONSTRAINT "price_list_entry_once" UNIQUE NULLS NOT DISTINCT("list_id","good_id","sku_id"),
	CONSTRAINT "price_list_entry_amount" CHECK ("price_list_entry"."supply_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_list" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"name" text NOT NULL,
	"levels" smallint[] DEFAULT '{}' NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"good_id" bigint NOT NULL,
	"sku_id" bigint,
	"min_pieces" integer NOT NULL,
	"supply_price" bigint NOT NULL,
	CONSTRAINT "price_step_once" UNIQUE NULLS NOT DISTINCT("good_id","sku_id","min_pieces"),
	CONSTRAINT "price_step_amounts" CHECK ("price_step"."min_pieces" > 1 AND "price_step"."supply_price" > 0)
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "steps_per" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_list_buyer" ADD CONSTRAINT "price_list_buyer_list_id_price_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_buyer" ADD CONSTRAINT "price_list_buyer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entry" ADD CONSTRAINT "price_list_entry_list_id_price_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entry" ADD CONSTRAINT "price_list_entry_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_entry" ADD CONSTRAINT "price_list_entry_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list" ADD CONSTRAINT "price_list_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_step" ADD CONSTRAINT "price_step_good_id_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_step" ADD CONSTRAINT "price_step_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_buyer_account" ON "price_list_buyer" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "price_list_entry_good" ON "price_list_entry" USING btree ("good_id");--> statement-breakpoint
CREATE INDEX "price_list_seller" ON "price_list" USING btree ("seller_id","id");