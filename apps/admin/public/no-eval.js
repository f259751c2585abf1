// Before anything else: zod would try out `new Function`, which our content policy forbids and the browser reports as a breach.
globalThis.__zod_globalConfig = { jitless: true }
