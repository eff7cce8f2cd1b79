import { createHash } from "node:crypto";
import Fastify from "fastify";
import pg from "pg";

/** The least a server can do for `GET /api/auth/user`: bare Fastify, raw pg, the member's row by the session's digest. */
const SESSION_USER = `
  SELECT u.id, u.username, u.email, u.email_verified_at, u.display_name, u.selected_avatar, u.bible_version,
         u.notifications_enabled, u.text_size, u.subscription_tier, u.profile_visibility, u.role,
         u.account_status, u.two_factor_confirmed_at, u.phone_number, u.password_changed_at,
         u.last_post_date, u.last_comment_date, u.created_at
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.expires_at > now() AND u.account_status = 'active'`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get("/api/auth/user", async (req, res) => {
  const token = /session=([^;]+)/.exec(req.headers.cookie ?? "")?.[1] ?? "";
  const tokenHash = createHash("sha256").update(token).digest();
  const { rows } = await pool.query({
    name: "session-user",
    text: SESSION_USER,
    values: [tokenHash],
  });
  return rows[0] ?? res.code(401).send({ message: "Please sign in." });
});

await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
