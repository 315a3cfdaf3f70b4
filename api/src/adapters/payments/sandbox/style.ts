/** The page stands on its own, so its colours do too; they are the site's, in stripes that say: not real. */
export const style = `
:root{color-scheme:light dark;--ground:#fff9f6;--card:#fff;--ink:#2a1d21;--soft:#6b5a5f;--line:#d9cbc7;--action:#0b7a75;--on:#fff;--warn:#8a5a00}
@media(prefers-color-scheme:dark){:root{--ground:#1b1416;--card:#281e21;--ink:#f8edea;--soft:#b9a7a9;--line:#4a3b3f;--action:#5fd0c5;--on:#1b1416;--warn:#e9b44c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;background:var(--card);border:1px solid var(--line);border-radius:22px;position:relative;overflow:hidden;overflow-wrap:anywhere}
main::before{content:"";position:absolute;inset:0 0 auto;height:8px;background:repeating-linear-gradient(-45deg,var(--warn) 0 12px,transparent 12px 24px)}
.brand{margin:0;color:var(--warn);font-size:13px;font-weight:700;letter-spacing:.12em;text-transform:uppercase}
h1{margin:4px 0 16px;font-size:27px;line-height:1.15}
.notice{margin:0 0 24px;padding:12px 16px;border-left:4px solid var(--warn);background:var(--ground);border-radius:8px;font-size:15px}
dl{margin:0;display:flex;justify-content:space-between;align-items:baseline;gap:16px}
dt{color:var(--soft)}
dd{margin:0}
.amount{font-size:35px;font-weight:700;font-variant-numeric:tabular-nums}
.description{margin:4px 0 24px;color:var(--soft);font-size:15px}
form{display:grid;gap:12px}
.late{margin-top:24px}
button,a.pay{display:block;width:100%;min-height:48px;padding:10px 16px;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:hover{border-color:var(--ink)}
.pay,button.pay{background:var(--action);border-color:var(--action);color:var(--on);font-weight:700}
:focus-visible{outline:3px solid var(--warn);outline-offset:2px}
`
