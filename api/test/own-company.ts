/** What `db -- company` is told of a company that is not the demo's, whole enough for production to start. */
export const ownCompany: readonly string[] = [
  ...['--name', 'Voorbeeld B.V.', '--kvk', '12345678', '--vat', 'NL123456789B01'],
  ...['--address', 'Straat 1', '--city', '1000 AA Amsterdam', '--phone', '020-123 45 67'],
  ...['--email', 'help@lonk.example', '--complaints', 'klachten@lonk.example', '--dsa', 'dsa@lonk.example'],
  ...['--sepa-creditor', 'NL00ZZZ123456780000', '--by', 'anna'],
]
