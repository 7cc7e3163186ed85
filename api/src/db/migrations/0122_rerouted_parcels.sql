CREATE TABLE "rerouted_parcel" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rerouted_parcel_order" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "reroute_rule" ADD COLUMN "told_stops" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rerouted_parcel" ADD CONSTRAINT "rerouted_parcel_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rerouted_parcel" ADD CONSTRAINT "rerouted_parcel_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;