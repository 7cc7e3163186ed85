CREATE TABLE "seller_figure" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"package_count" bigint NOT NULL,
	"refunded_rate" bigint,
	"answered_count" bigint NOT NULL,
	"answer_median" bigint,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "seller_figure" ADD CONSTRAINT "seller_figure_seller_id_account_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;