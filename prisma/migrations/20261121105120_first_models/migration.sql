-- CreateEnum
CREATE TYPE "subscription_tier" AS ENUM ('free', 'premium');

-- CreateEnum
CREATE TYPE "account_status" AS ENUM ('active', 'suspended', 'blocked', 'deleted');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('member', 'admin');

-- CreateEnum
CREATE TYPE "profile_visibility" AS ENUM ('public', 'private');

-- CreateEnum
CREATE TYPE "text_size" AS ENUM ('small', 'large');

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "persistent" BOOLEAN NOT NULL,
    "elevated_until" TIMESTAMPTZ(3),
    "user_agent" TEXT,
    "ip_address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_devices" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "queries" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "situation" TEXT NOT NULL,
    "verses" JSONB NOT NULL,
    "is_crisis" BOOLEAN NOT NULL DEFAULT false,
    "led_to_save" BOOLEAN NOT NULL DEFAULT false,
    "is_favorited" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_verses" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "bible_version" TEXT NOT NULL,
    "personal_notes" TEXT NOT NULL DEFAULT '',
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_verses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "email" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "username" TEXT NOT NULL,
    "username_key" TEXT NOT NULL,
    "display_name" TEXT,
    "phone_number" TEXT,
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "two_factor_requested" BOOLEAN NOT NULL DEFAULT false,
    "two_factor_secret" BYTEA,
    "two_factor_confirmed_at" TIMESTAMPTZ(3),
    "role" "role" NOT NULL DEFAULT 'member',
    "account_status" "account_status" NOT NULL DEFAULT 'active',
    "status_reason" TEXT,
    "suspended_until" TIMESTAMPTZ(3),
    "subscription_tier" "subscription_tier" NOT NULL DEFAULT 'free',
    "selected_avatar" TEXT NOT NULL DEFAULT 'cross',
    "bible_version" TEXT NOT NULL DEFAULT 'NIV',
    "notifications_enabled" BOOLEAN NOT NULL DEFAULT true,
    "text_size" "text_size" NOT NULL DEFAULT 'small',
    "profile_visibility" "profile_visibility" NOT NULL DEFAULT 'public',
    "last_post_date" TIMESTAMPTZ(3),
    "last_comment_date" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_verses" (
    "date" DATE NOT NULL,
    "reference" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "context" TEXT NOT NULL,
    "bible_version" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "daily_verses_pkey" PRIMARY KEY ("date")
);

-- CreateTable
CREATE TABLE "daily_notices" (
    "user_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "daily_notices_pkey" PRIMARY KEY ("user_id","date")
);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "known_devices_user_id_token_hash_key" ON "known_devices"("user_id", "token_hash");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "queries_user_id_created_at_id_idx" ON "queries"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "saved_verses_user_id_saved_at_id_idx" ON "saved_verses"("user_id", "saved_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "saved_verses_user_id_reference_key" ON "saved_verses"("user_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key_key" ON "users"("username_key");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queries" ADD CONSTRAINT "queries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_verses" ADD CONSTRAINT "saved_verses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_notices" ADD CONSTRAINT "daily_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows is written by hand: rules that a Prisma model cannot say.

ALTER TABLE "users"
    ADD CONSTRAINT "users_email_lower_case" CHECK ("email" = lower("email")),
    ADD CONSTRAINT "users_username_key_matches" CHECK ("username_key" = lower("username")),
    ADD CONSTRAINT "users_display_name_length" CHECK (char_length("display_name") <= 50),
    ADD CONSTRAINT "users_deleted_erased" CHECK ("account_status" <> 'deleted' OR ("email" IS NULL AND "password_hash" IS NULL));

ALTER TABLE "saved_verses"
    ADD CONSTRAINT "saved_verses_notes_length" CHECK (char_length("personal_notes") <= 2000);

ALTER TABLE "queries"
    ADD CONSTRAINT "queries_situation_length" CHECK (char_length("situation") BETWEEN 1 AND 2000),
    ADD CONSTRAINT "queries_verses_list" CHECK (jsonb_typeof("verses") = 'array');
