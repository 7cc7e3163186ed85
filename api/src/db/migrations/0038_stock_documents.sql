CREATE TABLE "stock_transfer_line" (
	"transfer_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"num" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"received" integer,
	-- squawk-ignore prefer-bigint-over-smallint
	"reason" smallint,
	CONSTRAINT "stock_transfer_line_transfer_id_sku_id_pk" PRIMARY KEY("transfer_id","sku_id"),
	CONSTRAINT "stock_transfer_line_pieces" CHECK ("stock_transfer_line"."num" > 0 AND "stock_transfer_line"."received" BETWEEN 0 AND "stock_transfer_line"."num"),
	CONSTRAINT "stock_transfer_line_reason" CHECK (coalesce("stock_transfer_line"."received" < "stock_transfer_line"."num", false) = ("stock_transfer_line"."reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "stock_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_no" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"from_warehouse_id" bigint NOT NULL,
	"to_warehouse_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "stock_transfer_transferNo_unique" UNIQUE("transfer_no"),
	CONSTRAINT "stock_transfer_moves" CHECK ("stock_transfer"."from_warehouse_id" <> "stock_transfer"."to_warehouse_id"),
	CONSTRAINT "stock_transfer_ended" CHECK (("stock_transfer"."status" > 10) = ("stock_transfer"."finished_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "stocktake_line" (
	"stocktake_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"book" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"counted" integer NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"reason" smallint,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stocktake_line_stocktake_id_sku_id_pk" PRIMARY KEY("stocktake_id","sku_id"),
	CONSTRAINT "stocktake_line_pieces" CHECK ("stocktake_line"."book" >= 0 AND "stocktake_line"."counted" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stocktake" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stocktake_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stocktake_no" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"status" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "stocktake_stocktakeNo_unique" UNIQUE("stocktake_no"),
	CONSTRAINT "stocktake_ended" CHECK (("stocktake"."status" > 10) = ("stocktake"."finished_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "stock_transfer_line" ADD CONSTRAINT "stock_transfer_line_transfer_id_stock_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."stock_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer_line" ADD CONSTRAINT "stock_transfer_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_from_warehouse_id_warehouse_id_fk" FOREIGN KEY ("from_warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_to_warehouse_id_warehouse_id_fk" FOREIGN KEY ("to_warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_line" ADD CONSTRAINT "stocktake_line_stocktake_id_stocktake_id_fk" FOREIGN KEY ("stocktake_id") REFERENCES "public"."stocktake"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_line" ADD CONSTRAINT "stocktake_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake" ADD CONSTRAINT "stocktake_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake" ADD CONSTRAINT "stocktake_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_transfer_seller" ON "stock_transfer" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "stock_transfer_sent" ON "stock_transfer" USING btree ("seller_id") WHERE "stock_transfer"."status" = 10;--> statement-breakpoint
CREATE INDEX "stocktake_seller" ON "stocktake" USING btree ("seller_id","id");