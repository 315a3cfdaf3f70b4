import type { Call } from '../../call.ts'
import type { ProductsAnswer, ProductsQuery } from './products.schema.ts'

/**
 * The bundles of a country in their order of sale, VAT included; of the site's default country where that one has
 * none, as `country` then says. For visitors too, who never get a `discount`.
 */
export const getProducts: Call<ProductsQuery, ProductsAnswer> = { method: 'GET', path: '/api/products.php' }
