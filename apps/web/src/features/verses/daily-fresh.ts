/** The verse of the day is asked for once a day (spec 1 §9). */
export const DAILY_FRESH_MS = 24 * 60 * 60 * 1000;
