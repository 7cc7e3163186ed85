CREATE TABLE "report_day" (
	-- squawk-ignore prefer-bigint-over-smallint
	"subject" smallint NOT NULL,
	"day" date NOT NULL,
	"subject_id" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"parcels" bigint NOT NULL,
	"pieces" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"goods_fee" bigint NOT NULL,
	"margin" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"supplier_share" bigint NOT NULL,
	"agent_share" bigint NOT NULL,
	"refunded_parcels" bigint NOT NULL,
	"refund_fee" bigint NOT NULL,
	"freight_paid" bigint NOT NULL,
	"freight_cost" bigint NOT NULL,
	"freight_agents" bigint NOT NULL,
	"freight_borne" bigint NOT NULL,
	"shipped" bigint NOT NULL,
	"ship_seconds" bigint NOT NULL,
	"late" bigint NOT NULL,
	"cases" bigint NOT NULL,
	"disputed" bigint NOT NULL,
	"counted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_day_once" PRIMARY KEY("subject","day","subject_id")
);
--> statement-breakpoint
ALTER TABLE "area_rule" ADD COLUMN "operator" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "area_rule" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courier" ADD COLUMN "sort" bigint DEFAULT 0 NOT NULL;