const uint = (type: 5 | 6, value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  const length = type === 5 ? 2 : 4
  return Buffer.concat([Buffer.from([(type << 5) | length]), bytes.subarray(4 - length)])
}
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)])
const map = (entries: Record<string, Buffer>): Buffer =>
  Buffer.concat([
    Buffer.from([(7 << 5) | Object.keys(entries).length]),
    ...Object.entries(entries).flatMap(([key, value]) => [text(key), value]),
  ])

/** A file of countries in MaxMind's format in which addresses `<first>.x.x.x` are in `country`, and no others. */
export const mmdbFile = (first: number, country: string): Buffer => {
  const nodes = 8
  const tree = Buffer.alloc(nodes * 6)
  for (let bit = 0; bit < nodes; bit += 1) {
    const next = bit === nodes - 1 ? nodes + 16 : bit + 1
    const one = (first >> (7 - bit)) & 1
    tree.writeUIntBE(one ? nodes : next, bit * 6, 3)
    tree.writeUIntBE(one ? next : nodes, bit * 6 + 3, 3)
  }
  const metadata = map({
    node_count: uint(6, nodes),
    record_size: uint(5, 24),
    ip_version: uint(5, 4),
    database_type: text('Test-Country'),
    binary_format_major_version: uint(5, 2),
    binary_format_minor_version: uint(5, 0),
    build_epoch: uint(6, 1),
  })
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  return Buffer.concat([
    tree,
    Buffer.alloc(16),
    map({ country: map({ iso_code: text(country) }) }),
    marker,
    metadata,
  ])
}
