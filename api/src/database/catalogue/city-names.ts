/** Corrections to the names and regions of GeoNames' places; used only to make `cities.json`. */

/** A place's local name, and its names in other languages where they differ. */
export type CityNames = { local: string; nl?: string; de?: string; fr?: string; en?: string }

/** By country and GeoNames' (often English) name. */
const corrections: Record<string, Record<string, CityNames>> = {
  NL: {
    'The Hague': { local: 'Den Haag', fr: 'La Haye', en: 'The Hague' },
    'Almere Stad': { local: 'Almere' },
    'Noordwijk-Binnen': { local: 'Noordwijk' },
    'Katwijk aan Zee': { local: 'Katwijk' },
    Groningen: { local: 'Groningen', fr: 'Groningue' },
    Nijmegen: { local: 'Nijmegen', de: 'Nimwegen', fr: 'Nimègue' },
    Leiden: { local: 'Leiden', fr: 'Leyde' },
    Vlissingen: { local: 'Vlissingen', fr: 'Flessingue' },
    "'s-Hertogenbosch": { local: "'s-Hertogenbosch", de: 'Herzogenbusch', fr: 'Bois-le-Duc' },
  },
  BE: {
    Brussels: { local: 'Brussel', de: 'Brüssel', fr: 'Bruxelles', en: 'Brussels' },
    Antwerpen: { local: 'Antwerpen', fr: 'Anvers', en: 'Antwerp' },
    Gent: { local: 'Gent', fr: 'Gand', en: 'Ghent' },
    Brugge: { local: 'Brugge', de: 'Brügge', fr: 'Bruges', en: 'Bruges' },
    Leuven: { local: 'Leuven', de: 'Löwen', fr: 'Louvain' },
    Mechelen: { local: 'Mechelen', fr: 'Malines' },
    Ostend: { local: 'Oostende', de: 'Ostende', fr: 'Ostende', en: 'Ostend' },
    Kortrijk: { local: 'Kortrijk', fr: 'Courtrai' },
    Aalst: { local: 'Aalst', fr: 'Alost' },
    Ieper: { local: 'Ieper', de: 'Ypern', fr: 'Ypres', en: 'Ypres' },
    Dendermonde: { local: 'Dendermonde', fr: 'Termonde' },
    Ronse: { local: 'Ronse', fr: 'Renaix' },
    Halle: { local: 'Halle', fr: 'Hal' },
    Tienen: { local: 'Tienen', fr: 'Tirlemont' },
    Vilvoorde: { local: 'Vilvoorde', fr: 'Vilvorde' },
    Tongeren: { local: 'Tongeren', de: 'Tongern', fr: 'Tongres' },
    Liège: { local: 'Liège', nl: 'Luik', de: 'Lüttich' },
    Namur: { local: 'Namur', nl: 'Namen' },
    Mons: { local: 'Mons', nl: 'Bergen' },
    Tournai: { local: 'Tournai', nl: 'Doornik' },
    Mouscron: { local: 'Mouscron', nl: 'Moeskroen' },
    Nivelles: { local: 'Nivelles', nl: 'Nijvel' },
    Wavre: { local: 'Wavre', nl: 'Waver' },
    Arlon: { local: 'Arlon', nl: 'Aarlen', de: 'Arel' },
    Verviers: { local: 'Verviers' },
    'Flémalle-Haute': { local: 'Flémalle' },
    'Basse Lasne': { local: 'Lasne' },
    'Rebecq-Rognon': { local: 'Rebecq' },
    'La Calamine': { local: 'Kelmis', fr: 'La Calamine' },
    Malmédy: { local: 'Malmedy' },
  },
  DE: {
    Munich: { local: 'München', fr: 'Munich', en: 'Munich' },
    Köln: { local: 'Köln', nl: 'Keulen', fr: 'Cologne', en: 'Cologne' },
    Berlin: { local: 'Berlin', nl: 'Berlijn' },
    Nürnberg: { local: 'Nürnberg', nl: 'Neurenberg', fr: 'Nuremberg', en: 'Nuremberg' },
    Aachen: { local: 'Aachen', nl: 'Aken', fr: 'Aix-la-Chapelle' },
    Hamburg: { local: 'Hamburg', fr: 'Hambourg' },
    Hannover: { local: 'Hannover', fr: 'Hanovre', en: 'Hanover' },
    Mainz: { local: 'Mainz', fr: 'Mayence' },
    Trier: { local: 'Trier', fr: 'Trèves' },
    Bremen: { local: 'Bremen', fr: 'Brême' },
    Dresden: { local: 'Dresden', fr: 'Dresde' },
    Regensburg: { local: 'Regensburg', fr: 'Ratisbonne' },
    Koblenz: { local: 'Koblenz', fr: 'Coblence' },
    Konstanz: { local: 'Konstanz', fr: 'Constance' },
    Saarbrücken: { local: 'Saarbrücken', fr: 'Sarrebruck' },
    Braunschweig: { local: 'Braunschweig', nl: 'Brunswijk', en: 'Brunswick' },
    Lübeck: { local: 'Lübeck' },
    Leer: { local: 'Leer' },
    Mülheim: { local: 'Mülheim an der Ruhr' },
    'Marburg an der Lahn': { local: 'Marburg' },
    'Hanau am Main': { local: 'Hanau' },
    Freiburg: { local: 'Freiburg im Breisgau', fr: 'Fribourg-en-Brisgau' },
  },
  AT: { Vienna: { local: 'Wien', nl: 'Wenen', fr: 'Vienne', en: 'Vienna' } },
  CH: {
    'Sankt Gallen': { local: 'St. Gallen', fr: 'Saint-Gall' },
    Zürich: { local: 'Zürich', fr: 'Zurich', en: 'Zurich' },
  },
  DK: {
    Copenhagen: {
      local: 'København',
      nl: 'Kopenhagen',
      de: 'Kopenhagen',
      fr: 'Copenhague',
      en: 'Copenhagen',
    },
  },
  FR: { Paris: { local: 'Paris', nl: 'Parijs' }, Lille: { local: 'Lille', nl: 'Rijsel' } },
  IT: {
    Rome: { local: 'Roma', nl: 'Rome', de: 'Rom', fr: 'Rome', en: 'Rome' },
    Milan: { local: 'Milano', nl: 'Milaan', de: 'Mailand', fr: 'Milan', en: 'Milan' },
    Naples: { local: 'Napoli', nl: 'Napels', de: 'Neapel', fr: 'Naples', en: 'Naples' },
    Turin: { local: 'Torino', nl: 'Turijn', de: 'Turin', fr: 'Turin', en: 'Turin' },
    Florence: { local: 'Firenze', nl: 'Florence', de: 'Florenz', fr: 'Florence', en: 'Florence' },
    Venice: { local: 'Venezia', nl: 'Venetië', de: 'Venedig', fr: 'Venise', en: 'Venice' },
    Genoa: { local: 'Genova', nl: 'Genua', de: 'Genua', fr: 'Gênes', en: 'Genoa' },
    Padova: { local: 'Padova', nl: 'Padua', de: 'Padua', fr: 'Padoue', en: 'Padua' },
  },
  PL: { Warsaw: { local: 'Warszawa', nl: 'Warschau', de: 'Warschau', fr: 'Varsovie', en: 'Warsaw' } },
  ES: { Sevilla: { local: 'Sevilla', fr: 'Séville', en: 'Seville' } },
  SE: { Göteborg: { local: 'Göteborg', fr: 'Göteborg', en: 'Gothenburg' } },
}

/** The names to store for a place of GeoNames. */
export function cityNames(country: string, name: string): CityNames {
  return corrections[country]?.[name] ?? { local: name }
}

/** Municipalities and parts of towns without a PPLX mark. */
export const excludedNames = new Set([
  ...[
    'Zaanstad',
    'Borssele',
    'Wisch',
    'Cranendonck',
    'Harenkarspel',
    'Goedereede',
    'Hoogvliet',
    'Ypenburg',
    'Carnisse',
  ],
  ...[
    'Velsen-Zuid',
    'Helchteren',
    'Sint-Kruis',
    'Bochum-Hordel',
    'Hamburg-Mitte',
    'Hamburg-Nord',
    'Mitte',
    'Altstadt Sud',
  ],
  ...['Altstadt Nord', 'Neue Neustadt', 'Marienthal', 'Gesundbrunnen'],
])

const norway: Record<string, string[]> = {
  '31': ['Fredrikstad', 'Sarpsborg', 'Moss', 'Halden'],
  '32': ['Lillestrøm', 'Sandvika', 'Asker', 'Bærum', 'Ski'],
  '39': ['Sandefjord', 'Tønsberg', 'Larvik'],
}

/** The counties of 2024 that GeoNames' older codes do not tell apart. */
export function norwegianCounty(name: string): string | undefined {
  return Object.keys(norway).find((code) => norway[code]?.includes(name))
}

const belgium: Record<string, string> = {
  VAN: `Zwijndrecht Zoersel Zandhoven Wuustwezel Wommelgem Willebroek Westerlo Vosselaar Turnhout Stabroek
    Sint-Katelijne-Waver Schoten Schilde Rumst Rijkevorsel Retie Ravels Ranst Puurs Putte Oud-Turnhout Olen Nijlen
    Mortsel Mol Mechelen Lille Lier Kontich Kasterlee Kapellen Kalmthout Hoogstraten Hoboken Herselt Herentals
    Heist-op-den-Berg Grobbendonk Geel Essen Edegem Duffel Deurne Brecht Brasschaat Borsbeek Bornem Boom Bonheiden
    Boechout Berlaar Beerse Balen Arendonk Antwerpen Aartselaar`,
  VLI: `Zonhoven Tongeren Tessenderlo Sint-Truiden Riemst Peer Overpelt Neerpelt Maasmechelen Maaseik Lummen Lommel
    Leopoldsburg Lanaken Kinrooi Houthalen Heusden Herk-de-Stad Hasselt Genk Diepenbeek Bree Bocholt Bilzen Beringen
    Alken`,
  VOV: `Zulte Zottegem Zelzate Zele Wichelen Wetteren Waasmunster Temse Stekene Sint-Niklaas Sint-Gillis-Waas Ronse
    Oudenaarde Oosterzele Ninove Nevele Nazareth Merelbeke Melle Maldegem Lokeren Lochristi Lede Lebbeke Laarne
    Kruibeke Herzele Hamme Haaltert Geraardsbergen Gent Gavere Evergem Eeklo Destelbergen De_Pinte Dendermonde
    Denderleeuw Deinze Buggenhout Beveren Berlare Assenede Aalter Aalst`,
  VBR: `Zemst Zaventem Wezembeek-Oppem Wemmel Vilvoorde Tremelo Tienen Tervuren Ternat Steenokkerzeel
    Sint-Pieters-Leeuw Sint-Genesius-Rode Rotselaar Overijse Oud-Heverlee Opwijk Merchtem Meise Machelen Lubbeek
    Londerzeel Liedekerke Leuven Landen Kraainem Kortenberg Keerbergen Kampenhout Hoeilaart Herent Halle Haacht
    Grimbergen Dilbeek Diest Boortmeerbeek Beersel Asse Aarschot`,
  VWV: `Zwevegem Zonnebeke Zedelgem Wingene Wevelgem Wervik Waregem Veurne Torhout Tielt Staden Roeselare Poperinge
    Oostkamp Ostend Nieuwpoort Moorslede Middelkerke Meulebeke Menen Kuurne Kortrijk Kortemark Koksijde Knokke-Heist
    Jabbeke Izegem Ingelmunster Ieper Ichtegem Harelbeke Gistel Diksmuide De_Haan Deerlijk Damme Brugge Bredene
    Blankenberge Beernem Anzegem`,
  WBR: `Wavre Waterloo Tubize Rixensart Rebecq-Rognon Nivelles Louvain-la-Neuve Jodoigne Grez-Doiceau Genappe
    Chaumont-Gistoux Braine-l'Alleud Basse_Lasne`,
  WHT: `Tournai Thuin Soignies Seneffe Saint-Ghislain Quaregnon Pont-à-Celles Péruwelz Mouscron Morlanwelz-Mariemont
    Mons Manage Lessines La_Louvière Gerpinnes Frasnes-lez-Buissenal Frameries Fleurus Farciennes Enghien Dour
    Courcelles Colfontaine Châtelet Charleroi Chapelle-lez-Herlaimont Braine-le-Comte Boussu Binche Bernissart Beloeil
    Ath Anderlues Aiseau`,
  WLG: `Waremme Wanze Visé Verviers Theux Sprimont Spa Soumagne Seraing Saint-Nicolas Oupeye Malmédy Liège La_Calamine
    Huy Herve Herstal Hannut Fléron Flémalle-Haute Eupen Esneux Dison Chaudfontaine Blégny Beyne-Heusay Aywaille Ans
    Amay`,
  WLX: 'Virton Marche-en-Famenne Durbuy Bastogne Aubange Arlon',
  WNA: `Walcourt Rochefort Profondeville Namur Mettet Gembloux Florennes Éghezée Dinant Couvin Ciney Andenne`,
}
const provinces = new Map(
  Object.entries(belgium).flatMap(([code, names]) =>
    names.split(/\s+/).map((name) => [name.replaceAll('_', ' '), code] as const),
  ),
)

/** GeoNames knows Belgium's three regions only; this table gives the provinces. */
export function belgianProvince(name: string): string | undefined {
  return provinces.get(name)
}
