CREATE TABLE "token_document" (
	"token_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_document_token_id_hash_pk" PRIMARY KEY("token_id","hash"),
	CONSTRAINT "token_document_hash" CHECK ("token_document"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "token_document_length" CHECK (length("token_document"."body") <= 8000)
);
--> statement-breakpoint
ALTER TABLE "token_document" ADD CONSTRAINT "token_document_token_id_api_token_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_token"("id") ON DELETE no action ON UPDATE no action;