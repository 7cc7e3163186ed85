-- Pieces of a parcel.
-- squawk-ignore-file prefer-bigint-over-smallint
CREATE TABLE "basket_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"quantity" smallint NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_line_once" UNIQUE("account_id","sku_id","warehouse_id"),
	CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" BETWEEN 1 AND 99)
);
--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_line_sku" ON "basket_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "basket_line_warehouse" ON "basket_line" USING btree ("warehouse_id");