-- Pieces of a parcel, and the place of a line among the others.
-- squawk-ignore-file prefer-bigint-over-smallint, prefer-bigint-over-int
CREATE TABLE "shipment_template_line" (
	"template_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" smallint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "shipment_template_line_once" PRIMARY KEY("template_id","sku_id"),
	CONSTRAINT "shipment_template_line_quantity" CHECK ("shipment_template_line"."quantity" BETWEEN 1 AND 99)
);
--> statement-breakpoint
CREATE TABLE "shipment_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"warehouse_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"sender_id" bigint,
	"remark" text DEFAULT '' NOT NULL,
	"used_terms" jsonb NOT NULL,
	"seen_terms" jsonb NOT NULL,
	"told_from" jsonb,
	"told_at" timestamp (3) with time zone,
	"sources" text[] NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_template_told" CHECK (("shipment_template"."told_from" IS NULL) = ("shipment_template"."told_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "shipment_template_to_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_template_to_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipment_template_line" ADD CONSTRAINT "shipment_template_line_template_id_shipment_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."shipment_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_template_line" ADD CONSTRAINT "shipment_template_line_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_template" ADD CONSTRAINT "shipment_template_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_template" ADD CONSTRAINT "shipment_template_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_template" ADD CONSTRAINT "shipment_template_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_template_to_check" ADD CONSTRAINT "shipment_template_to_check_template_id_shipment_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."shipment_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_template_line_sku" ON "shipment_template_line" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_shipment_template" ON "shipment_template" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "shipment_template_sources" ON "shipment_template" USING gin ("sources");--> statement-breakpoint
CREATE INDEX "shipment_template_warehouse" ON "shipment_template" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "shipment_template_courier" ON "shipment_template" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "shipment_template_to_check_of" ON "shipment_template_to_check" USING btree ("template_id");