import type { Country } from "../country-data.ts";
import { ad } from "./ad.ts";
import { ae } from "./ae.ts";
import { ao } from "./ao.ts";
import { ar } from "./ar.ts";
import { asia } from "./asia.ts";
import { at } from "./at.ts";
import { au } from "./au.ts";
import { balkans } from "./balkans.ts";
import { bd } from "./bd.ts";
import { be } from "./be.ts";
import { bg } from "./bg.ts";
import { bh } from "./bh.ts";
import { br } from "./br.ts";
import { ca } from "./ca.ts";
import { caribbean } from "./caribbean.ts";
import { caucasusAndCentralAsia } from "./caucasus-central-asia.ts";
import { centralAfrica } from "./central-africa.ts";
import { centralAmerica } from "./central-america.ts";
import { ch } from "./ch.ts";
import { cl } from "./cl.ts";
import { cn } from "./cn.ts";
import { co } from "./co.ts";
import { cr } from "./cr.ts";
import { cy } from "./cy.ts";
import { cz } from "./cz.ts";
import { de } from "./de.ts";
import { dk } from "./dk.ts";
import { dominicanRepublic } from "./do.ts";
import { dz } from "./dz.ts";
import { eastAfrica } from "./east-africa.ts";
import { easternEurope } from "./eastern-europe.ts";
import { ec } from "./ec.ts";
import { ee } from "./ee.ts";
import { eg } from "./eg.ts";
import { es } from "./es.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { gb } from "./gb.ts";
import { gh } from "./gh.ts";
import { gr } from "./gr.ts";
import { gt } from "./gt.ts";
import { hk } from "./hk.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { id } from "./id.ts";
import { ie } from "./ie.ts";
import { il } from "./il.ts";
import { india } from "./in.ts";
import { iceland } from "./is.ts";
import { it } from "./it.ts";
import { jo } from "./jo.ts";
import { jp } from "./jp.ts";
import { ke } from "./ke.ts";
import { kr } from "./kr.ts";
import { kw } from "./kw.ts";
import { li } from "./li.ts";
import { lk } from "./lk.ts";
import { lt } from "./lt.ts";
import { lu } from "./lu.ts";
import { lv } from "./lv.ts";
import { ma } from "./ma.ts";
import { mc } from "./mc.ts";
import { mt } from "./mt.ts";
import { mx } from "./mx.ts";
import { my } from "./my.ts";
import { mz } from "./mz.ts";
import { ng } from "./ng.ts";
import { nl } from "./nl.ts";
import { no } from "./no.ts";
import { nz } from "./nz.ts";
import { om } from "./om.ts";
import { pa } from "./pa.ts";
import { pacific } from "./pacific.ts";
import { pe } from "./pe.ts";
import { ph } from "./ph.ts";
import { pk } from "./pk.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { py } from "./py.ts";
import { qa } from "./qa.ts";
import { ro } from "./ro.ts";
import { rs } from "./rs.ts";
import { sa } from "./sa.ts";
import { se } from "./se.ts";
import { sg } from "./sg.ts";
import { si } from "./si.ts";
import { sk } from "./sk.ts";
import { smallTerritories } from "./small-territories.ts";
import { southAmerica } from "./south-america.ts";
import { southernAfrica } from "./southern-africa.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { tn } from "./tn.ts";
import { tr } from "./tr.ts";
import { ua } from "./ua.ts";
import { us } from "./us.ts";
import { uy } from "./uy.ts";
import { vn } from "./vn.ts";
import { westAfrica } from "./west-africa.ts";
import { za } from "./za.ts";

/** INDEX of the countries that are known: those with a file, then the regions. */
export const countries: readonly Country[] = [
  ad,
  ae,
  ao,
  ar,
  at,
  au,
  bd,
  be,
  bg,
  bh,
  br,
  ca,
  ch,
  cl,
  cn,
  co,
  cr,
  cy,
  cz,
  de,
  dk,
  dominicanRepublic,
  dz,
  ec,
  ee,
  eg,
  es,
  fi,
  fr,
  gb,
  gh,
  gr,
  gt,
  hk,
  hr,
  hu,
  id,
  ie,
  il,
  india,
  iceland,
  it,
  jo,
  jp,
  ke,
  kr,
  kw,
  li,
  lk,
  lt,
  lu,
  lv,
  ma,
  mc,
  mt,
  mx,
  my,
  mz,
  ng,
  nl,
  no,
  nz,
  om,
  pa,
  pe,
  ph,
  pk,
  pl,
  pt,
  py,
  qa,
  ro,
  rs,
  sa,
  se,
  sg,
  si,
  sk,
  sv,
  th,
  tn,
  tr,
  ua,
  us,
  uy,
  vn,
  za,
  ...asia,
  ...balkans,
  ...caribbean,
  ...caucasusAndCentralAsia,
  ...centralAfrica,
  ...centralAmerica,
  ...eastAfrica,
  ...easternEurope,
  ...pacific,
  ...smallTerritories,
  ...southAmerica,
  ...southernAfrica,
  ...westAfrica,
];
