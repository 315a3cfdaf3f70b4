/** An invoice stands alone: on screen a sheet, on paper nothing but its words. */
export const invoiceStyle = `
*{box-sizing:border-box}
body{margin:0;background:#f4efec;color:#2a1d21;font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:32px auto;padding:48px;background:#fff;border-radius:16px;overflow-wrap:anywhere}
h1{margin:0 0 24px;font-size:28px;line-height:1.2}
address{font-style:normal}
.seller strong{display:block;font-size:18px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:24px;margin-bottom:32px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 32px}
dt{color:#6b5a5f}
dd{margin:0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{text-align:left;color:#6b5a5f;font-weight:400}
th,td{padding:8px 0;border-bottom:1px solid #d9cbc7;vertical-align:top}
th:last-child,td:last-child{text-align:right;white-space:nowrap;padding-left:16px}
tfoot td{border:0;padding:4px 0}
tfoot tr:first-child td{padding-top:16px}
tfoot tr:last-child{font-weight:700;font-size:18px}
.state{margin:24px 0 0;color:#6b5a5f}
@media(max-width:560px){main{margin:0;padding:24px 16px;border-radius:0}}
@page{size:A4;margin:20mm}
@media print{body{background:none;font-size:11pt}main{margin:0;padding:0;max-width:none;border-radius:0}tr{break-inside:avoid}}
`
