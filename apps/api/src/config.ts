import { z } from "zod";

/** An empty value in a .env file means 'not set'. */
const emptyAsUnset = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => emptyAsUnset(given) ?? value, schema);

const proxy = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.literal(["loopback", "linklocal", "uniquelocal"]),
]);
/** "1" would be taken for the address 0.0.0.1, and "true" would believe whatever anybody sends. */
const proxies = z
  .string()
  .refine(
    (list) => list.split(",").every((item) => proxy.safeParse(item.trim()).success),
    "must list the proxies' addresses or ranges, separated by commas, like 127.0.0.1, 10.0.0.0/8",
  );

const flag = z.enum(["true", "false"]).transform((value) => value === "true");

const environment = z.object({
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "development"),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), "3000"),
  HOST: withDefault(z.string(), "127.0.0.1"),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  DATA_DIR: withDefault(z.string(), ".data"),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  ADMIN_EMAIL: optional(z.email()),
  ADMIN_PASSWORD: optional(z.string().min(8, "must have at least 8 characters")),
  ADMIN_GATE_PASSWORD: optional(z.string().min(8, "must have at least 8 characters")),
  ENABLE_TEST_LOGIN: optional(flag),
  THROTTLE: withDefault(z.enum(["on", "off"]), "on"),
  TRUST_PROXY: optional(proxies),
  LOG_LEVEL: withDefault(z.enum(["fatal", "error", "warn", "info", "debug", "silent"]), "info"),
});

/** The whole configuration, read once. Every variable is explained in `.env.example`. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  authSecret: string | undefined;
  admin: {
    email: string | undefined;
    password: string | undefined;
    gatePassword: string | undefined;
  };
  testLogin: boolean;
  throttle: boolean;
  trustProxy: string | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
}

/** The start is refused with this one line, which names the variable and what it should hold. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const isLoopback = (host: string) => ["127.0.0.1", "::1", "localhost"].includes(host);

/** Parses the environment. Throws ConfigError for a bad value or an unsafe combination. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  const embeddedDemo = !production && !values.DATABASE_URL && isLoopback(values.HOST);
  const config: Config = {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    admin: {
      email: values.ADMIN_EMAIL?.toLowerCase(),
      password: values.ADMIN_PASSWORD,
      gatePassword: values.ADMIN_GATE_PASSWORD,
    },
    testLogin: values.ENABLE_TEST_LOGIN ?? embeddedDemo,
    throttle: values.THROTTLE === "on",
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
  refuseUnsafe(config);
  return config;
}

function refuseUnsafe(config: Config): void {
  if ((config.admin.email === undefined) !== (config.admin.password === undefined)) {
    throw new ConfigError("ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither");
  }
  if (!config.production) return;
  if (config.databaseUrl && !config.authSecret) {
    throw new ConfigError("AUTH_SECRET: must be set, and be the same for every process");
  }
  if (config.testLogin) throw new ConfigError("ENABLE_TEST_LOGIN: not allowed in production");
  if (!config.throttle) throw new ConfigError("THROTTLE: cannot be off in production");
}
