CREATE TABLE "freight_template_courier" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_template_courier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"first_weight" integer NOT NULL,
	"first_fee" bigint NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"step_weight" integer NOT NULL,
	"step_fee" bigint NOT NULL,
	"cost_first_fee" bigint NOT NULL,
	"cost_step_fee" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "freight_template_courier_once" UNIQUE("template_id","courier_id"),
	CONSTRAINT "template_never_below_cost" CHECK ("freight_template_courier"."first_fee" >= "freight_template_courier"."cost_first_fee" AND "freight_template_courier"."step_fee" >= "freight_template_courier"."cost_step_fee"),
	CONSTRAINT "template_weights" CHECK ("freight_template_courier"."first_weight" > 0 AND "freight_template_courier"."step_weight" > 0)
);
--> statement-breakpoint
CREATE TABLE "freight_template_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_template_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"courier_id" bigint NOT NULL,
	"area_code" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-smallint
	"type" smallint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	CONSTRAINT "freight_template_rule_fee" CHECK ("freight_template_rule"."fee" >= 0),
	CONSTRAINT "freight_template_rule_code" CHECK ("freight_template_rule"."area_code" ~ '^[0-9]{2}([0-9]{2}){0,2}$')
);
--> statement-breakpoint
CREATE TABLE "freight_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" bigint NOT NULL,
	"name" text NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "freight_template_id" bigint;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "freight_template_id" bigint;--> statement-breakpoint
ALTER TABLE "order_package" ADD COLUMN "free_freight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_template_courier" ADD CONSTRAINT "freight_template_courier_template_id_freight_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template_courier" ADD CONSTRAINT "freight_template_courier_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template_rule" ADD CONSTRAINT "freight_template_rule_template_id_freight_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."freight_template"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template_rule" ADD CONSTRAINT "freight_template_rule_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freight_template_rule_template" ON "freight_template_rule" USING btree ("template_id","courier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "freight_template_name" ON "freight_template" USING btree ("seller_id","name");--> statement-breakpoint
-- There are few warehouses, and the column is empty.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
ALTER TABLE "warehouse" ADD CONSTRAINT "warehouse_freight_template_id_freight_template_id_fk" FOREIGN KEY ("freight_template_id") REFERENCES "public"."freight_template"("id") ON DELETE no action ON UPDATE no action;