/** Ce que Brew Crafters dit à qui n’a pas lu ses règles. */
import { fr } from '../board/words.fr.ts'
import { plural } from '../words/fr/names.ts'
import { speakGuide } from './speak.ts'
import type { Phrases } from './told.ts'

const batches = (n: number): string => `${n}\u00a0${plural(n, 'brassin')}`
const cubes = (n: number): string => `${n}\u00a0${plural(n, 'cube')}`

const phrases: Phrases = {
  of: (name, who) => `${name} (${who})`,

  market: {
    piles: 'Une case du marché\u00a0: posez-y un ouvrier et prenez tout ce qui s’y trouve.',
    grows: goods => `Chaque saison y ajoute ${goods}\u202f; le tas grandit tant que personne ne le vide.`,
    leads: 'Le marqueur Premier Joueur va avec\u00a0: son détenteur mène dès la phase de brassage de cette saison.',
    fixed: what => `Une case du marché, la même à chaque saison. L’ouvrier posé ici permet ceci\u00a0: ${what}.`,
    holds: goods => `En ce moment\u00a0: ${goods}.`,
    bonus: goods => `Vos cartes y ajoutent ${goods}.`,
    taken: who => `${who} occupe la case\u00a0: plus personne n’y vient cette saison.`,
    opens: recipes => `Vous pourriez alors payer ${recipes}.`,
    lost: n =>
      `${cubes(n)} ne ${n < 2 ? 'tiendrait' : 'tiendraient'} pas et ${n < 2 ? 'serait défaussé' : 'seraient défaussés'}.`,
    offer: (workers, partners) => `Restent ${workers} ouvriers spécialisés et ${partners} partenariats.`,
    crewReady: crew => `Vous avez assez brassé pour ${crew}.`,
    crewShort: (crew, needed, brewed) => `${crew} demande ${batches(needed)}\u202f; vous en avez ${brewed}.`,
    crewsAll: 'Les trois équipes sont déjà en service.',
    modules: {
      'temp-labour':
        'Louez un intérimaire pour chacune des deux saisons à venir. Il fera une action de plus, au marché ou à la brasserie.',
      'commodity-exchange': 'Donnez jusqu’à trois cubes d’un même type et prenez-en d’autres dans la réserve.',
      'labour-agency':
        'Consultez quelques ouvriers spécialisés absents de cette partie, et engagez-en un si vous voulez.',
      'community-farm':
        'Plantez un cube en hiver ou au printemps. À la fin de l’automne, tous ceux qui ont planté partagent une récolte bien plus grande.',
    },
    price: money => `Prix\u00a0: ${money}.`,
    once: 'Une seule fois par saison, par un seul joueur.',
    usedBy: who => `${who} s’en est servi cette saison.`,
    tempsLeft: n => `Intérimaires à côté du marché\u00a0: ${n}.`,
    unused: n => `Ouvriers inutilisés\u00a0: ${n}.`,
    rate: (given, received) => `${given} → ${received}`,
    planted: kinds => `Déjà planté\u00a0: ${kinds}.`,
    crops: goods => `Un cube planté devient ${goods}.`,
  },

  cubes: {
    basic: 'Un ingrédient de base. Ces cubes paient les recettes\u202f; chacun prend une place en stock.',
    specialty:
      'Un ingrédient complémentaire, requis par beaucoup de recettes avancées. Chaque cube prend une place en stock.',
    from: spaces => `Les cases qui en donnent\u00a0: ${spaces}.`,
    held: n => `En stock\u00a0: ${n}.`,
    lacks: recipes => `Il en manque pour ${recipes}.`,
  },
  store: {
    about: 'Les cubes se gardent ici. Ce qui ne tient pas à l’arrivée doit être défaussé.',
    filled: (n, room) => `${n} ${plural(n, 'place')} sur ${room} ${n < 2 ? 'est prise' : 'sont prises'}.`,
  },

  recipes: {
    basic: family =>
      `La ${family} de base\u00a0: tout le monde peut la brasser. Un premier brassin ouvre les recettes avancées de sa famille.`,
    advanced: family => `Une ${family} avancée\u00a0: elle se brasse après la ${family} de base.`,
    secret: (family, bonus) =>
      `Une ${family} secrète que seul son détenteur peut brasser. Sa première vente rapporte ${bonus}.`,
    worth: (points, sale) => `Un brassin vaut ${points} dès qu’il est brassé et rapporte ${sale} à la vente.`,
    costs: goods => `Prix actuel\u00a0: ${goods}.`,
    payable: 'Tout est en stock.',
    lacks: goods => `Il manque ${goods}.`,
    locked: recipe => `Brassez d’abord ${recipe}.`,
    brewed: (n, points) => `Déjà ${batches(n)}, soit ${points}.`,
    bonus: (name, goods) => `${name} donne ${goods} pour ce brassin.`,
    noTank: 'Aucune cuve n’est vide en ce moment\u202f; la prochaine action vide d’abord la ligne.',
    hidden: n => `Face cachée chez les autres\u00a0: ${n}.`,
    secrets:
      'Des recettes avancées absentes de cette partie. Une équipe peut en prendre une\u202f; seul son détenteur la voit et la brasse.',
    secretsOwn: recipes => `Les vôtres\u00a0: ${recipes}.`,
    family: family =>
      `Toutes les recettes de la famille ${family}. Brassez une fois celle de base, et les avancées vous sont ouvertes.`,
    open: 'Elles vous sont ouvertes.',
    aid: 'Chaque recette avec ce qui lui manque\u00a0: une coche peut être brassée, un cadenas demande d’abord la recette de base.',
    pay: 'Une façon de payer ce brassin.',
  },
  label: {
    name: recipe => `Label Or de ${recipe}`,
    about: points => `Le premier joueur qui vend cette bière prend le label. Il vaut ${points} en fin de partie.`,
    free: 'Personne ne l’a encore.',
    held: who => `${who} le détient.`,
    bottled: who => `${who} l’a en bouteilles et la vend à sa prochaine action.`,
    brewing: who => `${who} l’a en cuve\u00a0: il faut encore deux actions pour la vendre.`,
  },
  symbol: {
    about: (tile, goods) =>
      `Ce symbole n’interdit rien. Il indique que la tuile ${tile} donne ${goods} pour chaque brassin de cette bière.`,
    has: tile => `Vous avez la tuile ${tile}.`,
    hasNot: tile => `Vous n’avez pas la tuile ${tile}.`,
  },

  worker: {
    about: 'Un ouvrier spécialisé, engagé pour de bon au bureau d’embauche.',
    offer: 'Disponible. L’engager ne coûte rien maintenant.',
    drawn: money => `Envoyé par l’agence\u00a0: l’engager coûte ${money} maintenant.`,
    held: who => `Au service de ${who}.`,
    away: 'Absent de cette partie.',
  },
  partner: {
    about: trades =>
      `Un partenariat\u00a0: à son tour, son détenteur peut échanger ${trades}, aussi souvent qu’il veut.`,
    free: 'Il ne coûte rien, même en hiver.',
    offer: 'Personne ne l’a encore conclu.',
    held: who => `Conclu par ${who}.`,
    can: n => `Avec les cubes en stock, il peut servir ${n} fois.`,
    cannot: 'Les cubes nécessaires ne sont pas en stock.',
  },
  tile: {
    gift: goods => `Elle donne aussitôt ${goods}.`,
    built: 'Installée.',
    plot: 'Une équipe l’installe par son action\u202f; rien à payer maintenant.',
    planted: kind => `Planté dessus\u00a0: ${kind}.`,
    all: 'Une place pour chaque bâtiment et équipement. Une équipe peut en installer un de chaque sorte.',
    count: (n, all) => `${n} sur ${all} ${n < 2 ? 'est installé' : 'sont installés'}.`,
  },
  winter: {
    adds: (cost, before, after) => `${cost} chaque hiver\u00a0: les frais passent de ${before} à ${after}.`,
    costs: cost => `${cost} à chaque hiver.`,
    pays: points => `En l’état, cela vaut ${points} en fin de partie.`,
    lower: (before, after) => `Avec sa réduction, les frais passent de ${before} à ${after}.`,
  },

  lab: {
    about:
      'Quatre voies de recherche. Une équipe avance un marqueur d’un pas\u202f; chaque niveau donne quelque chose.',
    track:
      'Une voie du laboratoire, à quatre niveaux. Chaque recherche avance un de vos marqueurs d’un pas vers la droite.',
    levels: {
      experimental: 'Expérimental\u00a0: donné une fois, à l’arrivée du marqueur.',
      winter: 'Hivernal\u00a0: donné au début de chaque hiver suivant.',
      permanent: 'Permanent\u00a0: agit dès l’arrivée, chaque fois que sa condition est remplie.',
      final: 'Final\u00a0: des points en fin de partie.',
    },
    at: level => `Le marqueur est au niveau ${level}.`,
    start: 'Le marqueur est au départ.',
    next: (level, text) => `Niveau ${level}. ${text}.`,
    reached: 'Atteint\u00a0: il agit.',
    steps: n => (n === 1 ? 'À une recherche d’ici.' : `À ${n} recherches d’ici.`),
    done: 'Le marqueur est au bout.',
  },

  deeds: {
    process:
      'L’équipe vend ce qui est embouteillé, embouteille ce qui est en cuve et brasse dans ce qui est vide\u00a0: toujours dans cet ordre, en une action.',
    collaborate: 'Elle peut aussi remplir une section de la collaboration.',
    research: 'L’équipe avance un marqueur de recherche d’un pas.',
    install: 'L’équipe installe un bâtiment ou un équipement. Rien à payer maintenant\u202f; il coûte chaque hiver.',
    secret: 'L’équipe prend une recette avancée inutilisée que seul son détenteur pourra brasser.',
    sells: (n, money) => `Maintenant, l’action vend ${batches(n)} pour ${money}.`,
    sellsNothing: 'Maintenant, rien à vendre.',
    bottles: n => `Puis elle embouteille ${batches(n)}.`,
    startOver: 'Remet en place les cubes mis de côté.',
  },
  line: {
    about:
      'Une bière demande trois actions\u00a0: elle est brassée en cuve, puis embouteillée, puis vendue par le camion.',
    tank: 'Un brassin payé entre ici. La prochaine action l’embouteille.',
    bottling: 'Un brassin embouteillé est vendu par la prochaine action.',
    truck: money => `Chaque brassin vendu rapporte ${money}, quelle que soit la bière.`,
    freight: 'Les brassins vendus. Ils gardent leurs points.',
    pub: 'Une cuve à côté de la ligne\u00a0: son brassin se vend à la prochaine action, sans embouteillage.',
    noPub: 'La tuile Pub doit d’abord être installée.',
    holds: beers => `Ici\u00a0: ${beers}.`,
    empty: 'Vide.',
  },

  crew: {
    about: 'Chaque équipe en service fait une action de brassage par saison.',
    duty: 'En service\u202f; elle n’a pas encore agi cette saison.',
    done: 'En service\u202f; elle a agi cette saison.',
    waits: (needed, brewed) => `S’engage au bureau des équipes après ${batches(needed)}\u202f; ${brewed} jusqu’ici.`,
    temp: 'Intérimaire',
    tempAbout: 'Une aide louée pour cette saison\u00a0: une action de plus, au marché ou à la brasserie.',
  },

  collab: {
    about:
      'Une bière brassée en commun\u00a0: qui paie une section y pose son jeton. Quand la quatrième est remplie, chaque section récompense son détenteur.',
    section:
      'Une section de la bière commune. Elle se paie par une action de brassage et récompense son détenteur quand les quatre sont remplies.',
    price: goods => `Prix\u00a0: ${goods}.`,
    reward: goods => `Récompense\u00a0: ${goods}.`,
    open: 'Libre.',
    filled: who => `Remplie par ${who}.`,
    filledCount: n => `${n} ${plural(n, 'section')} sur 4 ${n < 2 ? 'est remplie' : 'sont remplies'}.`,
    end: points => `Inachevée, chaque section à soi vaut ${points} en fin de partie.`,
  },

  seat: {
    about: 'Une autre brasserie. Touchez-la pour la voir de près.',
    own: 'Votre brasserie\u00a0: argent, points et tout ce qui est bâti ou engagé.',
    money: 'Argent',
    moneyAbout: 'L’argent paie les frais d’hiver et départage les égalités. Il ne vaut pas de points.',
    moneyNow: money => `En main\u00a0: ${money}.`,
    points: 'Points',
    pointsAbout: 'Les points de réputation, si la partie s’arrêtait maintenant. Le plus grand total l’emporte.',
    labels: 'Labels Or',
    labelsAbout: points => `Chacun vaut ${points}. Le premier à vendre une recette avancée en prend le label.`,
    held: list => `Obtenus\u00a0: ${list}.`,
    brewed: 'Brassins réalisés',
    brewedAbout:
      'Tous les brassins jusqu’ici\u00a0: en cuve, embouteillés ou vendus. Ils comptent pour de nouvelles équipes.',
    loans: 'Prêts',
    loansAbout: (money, first, further) =>
      `Un prêt de ${money} se prend quand les frais d’hiver ne peuvent être payés. Le premier coûte ${first} en fin de partie, chaque suivant ${further}.`,
    bill: 'Frais d’hiver',
    billAbout: loan =>
      `À la fin de chaque hiver, chacun paie pour sa brasserie, ses tuiles, ses ouvriers spécialisés et ses équipes. Ce qui manque devient des prêts de ${loan}.`,
    billSum: (board, tiles, workers, crews) =>
      `Brasserie ${board}, tuiles ${tiles}, ouvriers spécialisés ${workers}, équipes ${crews}.`,
    billLess: money => `Réduction\u00a0: ${money}.`,
    billDue: due => `À payer\u00a0: ${due}.`,
    billSales: money => `Les brassins de la ligne rapportent ${money} d’ici là.`,
    billLoans: loans => `En l’état\u00a0: ${loans}.`,
    billCovered: 'En l’état, c’est couvert.',
  },

  season: {
    about:
      'Une partie dure trois ans de quatre saisons. Chaque saison a un approvisionnement, un marché et un brassage.',
    left: n => (n === 0 ? 'C’est la dernière saison.' : `Encore ${n} ${plural(n, 'saison')} après celle-ci.`),
    winterIn: n =>
      n === 0
        ? 'Les frais d’hiver se paient à la fin de cette saison.'
        : `Les prochains frais d’hiver viennent dans ${n} ${plural(n, 'saison')}.`,
    harvest: 'À la fin de l’automne, on récolte ce qui a été planté.',
    phases: {
      supply:
        'Les cases qui grandissent reçoivent leurs cubes et leur argent\u202f; les cartes du début de saison paient.',
      market: 'Chacun pose deux ouvriers, un par un dans l’ordre du tour, et en tire aussitôt l’effet.',
      brewing: 'Chaque équipe fait une action\u00a0: faire de la bière, chercher ou installer.',
    },
    nowPhase: 'Cette phase est en cours.',
    first: 'Premier Joueur',
    firstAbout: 'Le détenteur du marqueur commence. Seule la case Investisseur privé le fait changer de main.',
    firstNow: who => `${who} l’a.`,
    order: 'Ordre du tour',
    orderAbout: 'À partir du Premier Joueur, avec les pièces que chacun doit encore utiliser dans cette phase.',
    orderNow: names => `Ordre\u00a0: ${names}.`,
  },

  offers: {
    workers: 'Neuf ouvriers spécialisés par partie. Ils s’engagent au bureau d’embauche et ne sont pas remplacés.',
    partners: 'Un partenariat permet un échange aussi souvent que voulu. Il se conclut au bureau d’embauche.',
    left: n => `Restants\u00a0: ${n}.`,
  },

  sums: {
    beers: (recipe, n, each) => `${recipe} ${n} × ${each}`,
    each: (n, each) => `${n} × ${each}`,
    loans: (n, first, further) => (n === 1 ? `−${first}` : `−${first} et ${n - 1} × −${further}`),
    card: (name, points) => `${name} ${points}`,
  },

  reasons: {
    points: points => `rapporte ${points}`,
    opens: family => `ouvre les ${family}s avancées`,
    label: recipe => `vers le Label Or de ${recipe}`,
    wins: recipe => `gagne le Label Or de ${recipe}`,
    sells: money => `vente de ${money}`,
    completes: recipe => `complète le prix de ${recipe}`,
    nearer: (goods, recipe) => `${goods} pour ${recipe}`,
    much: n => `${cubes(n)} d’un coup`,
    crew: 'une action de plus à chaque saison',
    first: 'vous fait Premier Joueur',
    money: 'de l’argent pour les frais d’hiver',
    saves: 'sans cela, l’hiver coûterait un prêt',
    gear: seasons => (seasons === 1 ? 'sert cette saison' : `sert pendant ${seasons} saisons`),
    final: 'un pas vers des points en fin de partie',
    cheap: 'rien à payer en hiver',
    section: points => `rapporte ${points} à la vente commune`,
    frees: 'libère la ligne pour le brassin suivant',
  },
}

export const guide = speakGuide(fr, phrases)
