CREATE TABLE "provider_call" (
	"at" timestamp (3) with time zone NOT NULL,
	"provider" text NOT NULL,
	"outcome" text NOT NULL,
	"calls" bigint NOT NULL,
	CONSTRAINT "provider_call_once" PRIMARY KEY("at","provider","outcome")
);
--> statement-breakpoint
CREATE TABLE "running_process" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_run" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text DEFAULT '' NOT NULL,
	-- squawk-ignore prefer-bigint-over-int
	"every_seconds" integer,
	"ended_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"error" text DEFAULT '' NOT NULL
);
