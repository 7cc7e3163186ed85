CREATE TABLE "dismissed_suggestion" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dismissed_suggestion" ADD CONSTRAINT "dismissed_suggestion_package_id_order_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."order_package"("id") ON DELETE no action ON UPDATE no action;